import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Situation } from '../../content/model/emergency';
import { unconfirmedIn } from '../../content/model/stated';

/** What the files of `content/data/` export, by file name. */
export type DataFiles = Readonly<Record<string, unknown>>;

const dataFolder = 'content/data';

const plainlyInvented = /^\+2230{5}|\.example\b|xplaceho|\b0000\b|à (?:compléter|confirmer) par/;

const toComplete = /à (?:compléter|confirmer) par/;

/** The plainly invented texts inside a value. */
export function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return plainlyInvented.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

function falselyConfirmedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('confirmed' in value && value.confirmed === 'oui') return placeholdersIn(value);
  return Object.values(value).flatMap(falselyConfirmedIn);
}

/** For each module: where its facts are edited, and a noun for them. */
const subjects: Readonly<Record<string, readonly [file: string, noun: string]>> = {
  'about.ts': ['a-propos.yaml', 'engagement'],
  'articles.ts': ['articles', 'article, à signer par un médecin'],
  'booking.ts': ['booking.ts', 'engagement'],
  'claims.ts': ['chiffres.yaml', 'chiffre'],
  'clinic.ts': ['clinique.yaml', 'la clinique'],
  'doctors.ts': ['medecins', 'médecin'],
  'emergencies.ts': ['urgences.yaml', 'urgences'],
  'equipment.ts': ['equipements.yaml', 'équipement'],
  'insurers.ts': ['assurances.yaml', 'assurance'],
  'legal.ts': ['legal.ts', 'page légale'],
  'management.ts': ['direction.yaml', 'direction'],
  'opening-hours.ts': ['horaires.yaml', 'horaires et services de nuit'],
  'pages.ts': ['pages.ts', 'titre et résumé de page'],
  'practical.ts': ['infos-pratiques.yaml', 'infos pratiques'],
  'services.ts': ['services.yaml', 'carte de service'],
  'specialties.ts': ['specialites', 'spécialité, à signer par un médecin'],
  'testimonials.ts': ['temoignages.yaml', 'témoignage'],
};

/** Loads the modules that contain facts. The other modules of `content/data/` have none to verify. */
export async function loadDataFiles(): Promise<DataFiles> {
  const loaded = Object.keys(subjects).map(async (name) => {
    const address = pathToFileURL(path.resolve(dataFolder, name)).href;
    return [name, (await import(address)) as unknown] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * French lines, each beginning with a file, for facts that are not confirmed, texts to be completed, and plainly
 * invented texts of confirmed facts.
 */
export function unconfirmedFacts(files: DataFiles): string[] {
  return Object.entries(files).flatMap(([file, exports]) => {
    const [name, subject] = subjects[file] ?? [file, 'fait'];
    const where = `${dataFolder}/${name}\u00a0: `;
    return [
      ...unconfirmedIn(exports, '').map(({ place, label }) => {
        const field = place.startsWith('.clinicFacts.') ? `${place.slice(13)}, ` : '';
        return `${where}${subject}, ${field}«\u00a0${label}\u00a0»`;
      }),
      ...placeholdersIn(exports)
        .filter((text) => toComplete.test(text))
        .map((text) => `${where}${subject}, «\u00a0${text}\u00a0»`),
      ...falselyConfirmedIn(exports).map(
        (text) =>
          `${where}«\u00a0${text}\u00a0» est marqué «\u00a0oui\u00a0» et paraît encore provisoire`,
      ),
    ];
  });
}

/** A public build omits the situations that no doctor has signed. */
function unsignedSituations(situations: readonly Situation[]): string[] {
  return situations
    .filter(({ signed }) => !signed)
    .map(
      ({ title }) =>
        `${dataFolder}/urgences.yaml\u00a0: «\u00a0${title}\u00a0» n’est pas signé, et ne paraît pas`,
    );
}

/**
 * Returns one line that counts the facts still to be verified. In a public build (`npm run build:production`), returns
 * instead a list of what it omits: the unverified entries of `leftOut` and the unsigned situations. Null when there is
 * nothing to say.
 *
 * @throws {Error} in a public build, with the list of the facts that the site requires and nobody has verified. Its
 *   `cause` is 'unverified'.
 */
export function placeholderNotice(
  files: DataFiles,
  deploy: string | undefined,
  situations: readonly Situation[] = [],
  leftOut: DataFiles = {},
): string | null {
  const facts = unconfirmedFacts(files);
  const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');
  if (deploy !== 'production')
    return facts.length === 0
      ? null
      : `${facts.length} faits de ${dataFolder} restent à vérifier\u00a0; npm run build:production les nomme`;
  const absent = [...unconfirmedFacts(leftOut), ...unsignedSituations(situations)];
  const notice =
    absent.length === 0
      ? null
      : `Ne paraît pas, tant que personne ne l’a vérifié\u00a0:\n${list(absent)}`;
  if (facts.length > 0)
    throw new Error(
      `Le site ne peut pas ouvrir au public\u00a0: ${facts.length} faits dont il ne peut se passer ne sont pas vérifiés\n${list(facts)}${notice === null ? '' : `\n${notice}`}`,
      { cause: 'unverified' },
    );
  return notice;
}
