import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const fonts = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'];

const glyphs = 'components/ui/icon/glyphs/LICENCE.md';

const foreword = `Licences de ce que contient ce site

Les textes et les images appartiennent à la clinique\u00a0; le reste est repris ici avec l’accord de ses auteurs,
aux conditions qui suivent, dans leur langue.`;

const pictures = `Photographies, portraits et dessins de ce site\u00a0: images d’illustration faites pour lui. Tous droits réservés.
Noms des assurances et des mutuelles\u00a0: ils appartiennent à leurs titulaires.`;

interface Package {
  version: string;
  license?: string;
  author?: string;
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function iconLicence(): string {
  const [, text] = readFileSync(glyphs, 'utf8').split('## MIT License');
  if (text === undefined) throw new Error(`${glyphs} does not hold its licence`);
  return text.trim();
}

/** A package under MIT without a licence file gets the standard text. */
function licenceOf(name: string): { title: string; text: string } {
  const folder = path.join('node_modules', name);
  const { version, license = '', author } = json(path.join(folder, 'package.json')) as Package;
  const title = `${name} ${version} (${license})`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (file !== undefined)
    return { title, text: readFileSync(path.join(folder, file), 'utf8').trim() };
  if (license !== 'MIT' || author === undefined) throw new Error(`${name} has no licence to show`);
  const text = iconLicence().replace(/^.*$/m, `MIT License\n\nCopyright (c) ${author}`);
  return { title, text };
}

function part(title: string, text: string): string {
  return `${title}\n${'-'.repeat(title.length)}\n\n${text.replaceAll('\r\n', '\n')}`;
}

function chapter(title: string, parts: readonly string[]): string {
  return [`${title}\n${'='.repeat(title.length)}`, ...parts].join('\n\n');
}

/** Returns the text of licences.txt. Throws for a package without a licence. */
export function licences(shipped: readonly string[]): string {
  const packages = (names: readonly string[]) =>
    [...names].sort().map((name) => {
      const { title, text } = licenceOf(name);
      return part(title, text);
    });
  return `${[
    foreword,
    chapter('Images', [pictures]),
    chapter('Icônes', [part('Healthicons 2.0.0 (MIT)', iconLicence())]),
    chapter('Polices de caractères', packages(fonts)),
    chapter('Programmes', packages(shipped)),
  ].join('\n\n\n')}\n`;
}
