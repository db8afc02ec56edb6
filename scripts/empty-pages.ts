import { rmSync } from 'node:fs';
import path from 'node:path';
import { pageRoutes, routes, type PageName } from '../content/model/clinic/routes';

/** Removes pages without content, since Next exports every folder of `app/`. */
export function removeEmptyPages(directory: string, sitePages: readonly PageName[]): void {
  for (const page of pageRoutes.filter((name) => !sitePages.includes(name)))
    rmSync(path.join(directory, routes[page]()), { recursive: true, force: true });
}
