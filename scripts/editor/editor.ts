/** Adds the editor to `out/` (docs/deploy.md), or to the folder given as argument. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { clinicMark } from '../assets/identity';
import { configOf, repositoryOf, type Repository } from './config';
import { inFrench, type Words } from './words';
import { pageOf } from './page-html';

const sveltia = 'node_modules/@sveltia/cms/npm';

/** Excludes what our forms do not use, and fonts on a CDN. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup: (bundle) => {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/url\(https:\/\/cdn\.[^)]+\)/g, "local('')"),
    }));
    bundle.onLoad({ filter: /locales[\\/]fr\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(inFrench(JSON.parse(readFileSync(file, 'utf8')) as Words)),
      loader: 'json',
    }));
    bundle.onResolve(
      { filter: /^@shikijs\/|^leaflet|^terra-draw|\/locales\// },
      ({ path: asked }) =>
        asked.endsWith('/fr.json') ? undefined : { path: asked, external: true },
    );
  },
};

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
  cpSync(`${sveltia}/assets`, path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  writeFileSync(path.join(folder, 'index.html'), pageOf(host));
}

const { EDITOR_REPOSITORY = '', EDITOR_REVIEW = '' } = process.env;
const [, , alone] = process.argv;
if (alone !== undefined) {
  // Without a sign-in, the editor asks to open the folder of this name.
  const here = { host: 'github', name: `local/${path.basename(process.cwd())}` } as const;
  void writeEditor(path.join(alone, 'admin'), here.host, configOf(here, false));
  writeFileSync(path.join(alone, 'icon.svg'), clinicMark().svg);
} else if (EDITOR_REPOSITORY !== '') {
  const repository = repositoryOf(EDITOR_REPOSITORY);
  void writeEditor('out/admin', repository.host, configOf(repository, EDITOR_REVIEW !== ''));
}
