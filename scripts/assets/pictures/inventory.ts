import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

import { pictureFolders } from './profiles';

// Files that file managers create.
const ignored = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;

/** The files below `directory`, as sorted paths with forward slashes. */
export function listOriginals(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort();
}

/** Whether a portrait or a logo belongs to no doctor or insurer of the site. Such a picture is not published. */
export const isLeftOver = (file: string, alts: Readonly<Record<string, string>>): boolean =>
  /^(assureurs|medecins)\//.test(file) && !Object.hasOwn(alts, file);

function problemOf(file: string, alts: Readonly<Record<string, string>>): string | undefined {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')));
  // WebP is accepted because the editor converts photographs to it on the phone.
  const extensions = folder === 'assureurs' ? ['.svg'] : ['.jpg', '.webp'];
  if (!pictureFolders.includes(folder)) {
    return `${file}\u00a0: déplacez l’image dans un de ces dossiers\u00a0: ${pictureFolders.join(', ')}`;
  }
  if (!extensions.includes(extname(file))) {
    return `${file}\u00a0: enregistrez l’image en ${extensions[0]} (en minuscules), sous le même nom`;
  }
  if (!/^[a-z0-9/._-]+$/.test(file)) {
    return `${file}\u00a0: renommez le fichier\u00a0: minuscules sans accent, chiffres et tirets seulement`;
  }
  if (!alts[file]?.trim()) {
    return `${file}\u00a0: ajoutez une ligne qui dit ce qu’on y voit dans content/data/images.yaml`;
  }
  return undefined;
}

/**
 * Problems of files and alternative texts: one French sentence each, which begins with the file and says what to do.
 */
export function inventoryProblems(
  files: readonly string[],
  alts: Readonly<Record<string, string>>,
): string[] {
  const present = new Set(files);
  const missing = Object.keys(alts)
    .filter((file) => !present.has(file))
    .map(
      (file) =>
        `${file}\u00a0: l’image manque\u00a0; mettez-la dans content/pictures, ou retirez sa ligne de content/data/images.yaml`,
    );
  const wrong = files
    .map((file) => problemOf(file, alts))
    .filter((problem) => problem !== undefined);
  return [...wrong, ...missing];
}
