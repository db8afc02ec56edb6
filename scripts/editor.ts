/**
 * Adds the staff's editor, `/admin/`, to the site in `out/` where `EDITOR_REPOSITORY` asks for it (docs/deploy.md). With the name of a
 * folder, makes it there, alone, for the content of this computer.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { configOf, repositoryOf, type Repository } from './editor/config';
import { pageOf } from './editor/page-html';

const sveltia = 'node_modules/@sveltia/cms/npm';

/**
 * Leaves out what none of our forms asks for: maps, the colours of code, other languages than French, and the addresses of fonts
 * elsewhere, since the script has its own beside it.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup: (bundle) => {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/url\(https:\/\/cdn\.[^)]+\)/g, "local('')"),
    }));
    bundle.onResolve(
      { filter: /^@shikijs\/|^leaflet|^terra-draw|\/locales\// },
      ({ path: asked }) =>
        asked.endsWith('/fr.json') ? undefined : { path: asked, external: true },
    );
  },
};

/** Writes the page, its script and what that asks for, into a folder of the site. */
async function writeEditor(
  folder: string,
  host: Repository['host'],
  config: object,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['scripts/editor/page.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    plugins: [withoutUnused],
    define: { CONFIG: JSON.stringify(config) },
  });
  // Fonts and pictures, which its script looks for beside itself.
  cpSync(`${sveltia}/assets`, path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  writeFileSync(path.join(folder, 'index.html'), pageOf(host));
}

const { EDITOR_REPOSITORY = '', EDITOR_REVIEW = '' } = process.env;
const [, , alone] = process.argv;
if (alone !== undefined) {
  // Signs nobody in: the page offers to open the folder of this name.
  const here = { host: 'github', name: `local/${path.basename(process.cwd())}` } as const;
  void writeEditor(path.join(alone, 'admin'), here.host, configOf(here, false));
  cpSync('public/icon.svg', path.join(alone, 'icon.svg'));
} else if (EDITOR_REPOSITORY !== '') {
  const repository = repositoryOf(EDITOR_REPOSITORY);
  void writeEditor('out/admin', repository.host, configOf(repository, EDITOR_REVIEW !== ''));
}
