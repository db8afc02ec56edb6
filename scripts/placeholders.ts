import type { Clinic } from '../content/model/clinic';

const invented = /^\+2230{5}|\.example\b|xplaceho|\b0000\b/;

/** Paths of the clinic's facts that still are invented: « phones.0 », « email »… (brand: « plainly placeholders »). */
export function placeholdersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return invented.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    placeholdersIn(part, path === '' ? key : `${path}.${key}`),
  );
}

/**
 * One line that names the facts still to be replaced, or null when there are none. Throws that line when the site is
 * built to be published (`DEPLOY=production`).
 */
export function placeholderNotice(clinic: Clinic, deploy: string | undefined): string | null {
  const paths = placeholdersIn(clinic);
  if (paths.length === 0) return null;
  const notice = `content/data/clinic.ts contient encore des valeurs provisoires\u00a0: ${paths.join(', ')}`;
  if (deploy === 'production') throw new Error(notice);
  return notice;
}
