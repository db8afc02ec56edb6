/**
 * Lists what the host still has of the older site (docs/deploy.md). Argument: the older site's list, as an address or a
 * file; by default the one on the web.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { clinic } from '../../content/facts/clinic';
import { momentOf } from '../../content/model/calendar/now';
import { frenchSpaces } from '../../content/fields/typography';
import { listName } from '../hosts/headers';
import { listIn, textOf, whatGoes, type FileList } from './file-list';

const ownList = `site/${listName}`;

const result = 'a-supprimer.txt';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw new Error(`${address} ne répond pas. Vérifiez la connexion et l’adresse.`);
  if (response.status === 404)
    throw new Error(
      `${address} n’existe pas. Le site en ligne n’a pas encore sa liste : cette fois, comparez à la main (docs/deploy.md). Elle y sera la prochaine fois.`,
    );
  return response.text();
}

function textIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`${file} n’existe pas. Construisez d’abord le site : npm run build:production`);
}

async function listAt(source: string): Promise<FileList> {
  const list = listIn(source.startsWith('http') ? await textAt(source) : textIn(source));
  if (!list) throw new Error(`${source} n’est pas la liste d’un site : vérifiez l’adresse.`);
  return list;
}

async function tellWhatGoes(source: string): Promise<void> {
  // An older result must not be taken for this one.
  rmSync(result, { force: true });
  const { files } = await listAt(ownList);
  const { deleted, kept } = whatGoes(await listAt(source), files, momentOf(new Date()).day);
  writeFileSync(ownList, textOf({ files, kept }));
  writeFileSync(result, deleted.map((file) => `${file}\n`).join(''));
  const lines = [
    deleted.length === 0
      ? 'Rien à supprimer.'
      : `À supprimer sur l’hébergement, une fois le site envoyé (c’est aussi dans ${result}) :`,
    ...deleted.map((file) => `  ${file}`),
    ...(kept.size === 0
      ? []
      : [
          `Fichiers que des pages ouvertes peuvent encore demander : ${kept.size}. Laissez-les ; ils seront nommés ici dans 60 jours au plus.`,
        ]),
  ];
  console.log(frenchSpaces(lines.join('\n')));
}

const [, , source = `${clinic.siteUrl}/${listName}`] = process.argv;
tellWhatGoes(source).catch((error: unknown) => {
  console.error(frenchSpaces((error as Error).message));
  process.exitCode = 1;
});
