import { ContentError } from '../../content/fields/content-error';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Situation } from '../../content/model/emergencies/emergency';
import { unconfirmedIn } from '../../content/fields/stated';

/** By path of the module. */
export type DataFiles = Record<string, unknown>;

const toComplete = /à (?:compléter|confirmer|remplacer) par/i;

const plainlyInvented = /^\+2230{5}|\.example\b|xplaceho|\b0000\b/;

const isPlaceholder = (text: string) => toComplete.test(text) || plainlyInvented.test(text);

/** Returns the plainly invented texts inside a value. */
export function placeholdersIn(value: unknown): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

function falselyConfirmedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('confirmed' in value && value.confirmed === 'oui') return placeholdersIn(value);
  return Object.values(value).flatMap(falselyConfirmedIn);
}

/** Keyed by module, in the order of filling them in: the file of its facts, and a noun for them. */
const subjects: Record<string, readonly [file: string, noun: string]> = {
  'content/facts/clinic.ts': ['content/data/clinique.yaml', 'la clinique'],
  'content/facts/opening-hours.ts': ['content/data/horaires.yaml', 'horaires et services de nuit'],
  'content/facts/pictures.ts': ['content/data/images.yaml', 'image'],
  'content/facts/doctors.ts': ['content/data/medecins', 'médecin'],
  'content/facts/specialties.ts': [
    'content/data/specialites',
    'spécialité, à signer par un médecin',
  ],
  'content/facts/services.ts': ['content/data/services.yaml', 'carte de service'],
  'content/facts/emergencies.ts': ['content/data/urgences.yaml', 'urgences'],
  'content/facts/booking.ts': ['content/data/rendez-vous.yaml', 'engagement'],
  'content/facts/practical.ts': ['content/data/infos-pratiques.yaml', 'infos pratiques'],
  'content/facts/about.ts': ['content/data/a-propos.yaml', 'engagement'],
  'content/facts/legal.ts': ['content/data/mentions.yaml', 'page légale'],
  'content/facts/claims.ts': ['content/data/chiffres.yaml', 'chiffre'],
  'content/facts/insurers.ts': ['content/data/assurances.yaml', 'assurance'],
  'content/facts/equipment.ts': ['content/data/equipements.yaml', 'équipement'],
  'content/facts/management.ts': ['content/data/direction.yaml', 'direction'],
  'content/facts/testimonials.ts': ['content/data/temoignages.yaml', 'témoignage'],
  'content/facts/articles.ts': ['content/data/articles', 'article, à signer par un médecin'],
};

/** Loads the modules of `subjects`. */
export async function loadDataFiles(): Promise<DataFiles> {
  const loaded = Object.keys(subjects).map(async (name) => {
    const address = pathToFileURL(path.resolve(name)).href;
    return [name, (await import(address)) as unknown] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Returns French lines about facts that are not confirmed or look invented. */
export function unconfirmedFacts(files: DataFiles): string[] {
  const lines = Object.entries(files).flatMap(([file, exports]) => {
    const [name, subject] = subjects[file] ?? [file, 'fait'];
    const where = `${name}\u00a0: `;
    const unconfirmed = unconfirmedIn(exports, '');
    const named = new Set(unconfirmed.map(({ label }) => label));
    // A page may show a fact of its own module.
    const others = new Set(placeholdersIn(exports).filter((text) => !named.has(text)));
    return [
      ...unconfirmed.map(({ place, label }) => {
        const field = place.startsWith('.clinicFacts.') ? `${place.slice(13)}, ` : '';
        return `${where}${subject}, ${field}«\u00a0${label}\u00a0»`;
      }),
      ...[...others]
        .filter((text) => toComplete.test(text))
        .map((text) => `${where}${subject}, «\u00a0${text}\u00a0»`),
      ...falselyConfirmedIn(exports).map(
        (text) =>
          `${where}«\u00a0${text}\u00a0» est signé, mais c’est encore un exemple\u00a0: écrivez le vôtre, ou effacez «\u00a0verifie\u00a0»`,
      ),
    ];
  });
  return [...new Set(lines)];
}

function unsignedSituations(situations: readonly Situation[]): string[] {
  return situations
    .filter(({ signed }) => !signed)
    .map(
      ({ title }) =>
        `content/data/urgences.yaml\u00a0: «\u00a0${title}\u00a0» n’est pas signé, et ne paraît pas`,
    );
}

/** File by file; null if nothing is left. */
function stepsLeft(files: DataFiles): string | null {
  const steps = Object.entries(files).flatMap(([file, exports]) => {
    const [name] = subjects[file] ?? [file];
    const { length } = unconfirmedFacts({ [file]: exports });
    const isEmpty = (exports as { doctors?: readonly unknown[] }).doctors?.length === 0;
    if (isEmpty) return [`${name}\u00a0: aucun médecin encore`];
    return length === 0 ? [] : [`${name}\u00a0: ${length} à vérifier ou à compléter`];
  });
  if (steps.length === 0) return null;
  return `Avant d’ouvrir au public, il reste dans l’ordre (npm run build:production nomme chaque fait)\u00a0:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`;
}

const howMany = (facts: number): string =>
  facts === 1
    ? 'un fait dont il ne peut se passer n’est pas vérifié'
    : `${facts} faits dont il ne peut se passer ne sont pas vérifiés`;

/**
 * Returns what is left to do, or for a public build what it omits. Throws with the cause 'unverified' when a
 * public build lacks required facts.
 */
export function placeholderNotice(
  files: DataFiles,
  isPublic: boolean,
  situations: readonly Situation[] = [],
  leftOut: DataFiles = {},
): string | null {
  if (!isPublic) return stepsLeft(files);
  const facts = unconfirmedFacts(files);
  const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');
  const absent = [...unconfirmedFacts(leftOut), ...unsignedSituations(situations)];
  const notice =
    absent.length === 0
      ? null
      : `Ne paraît pas, tant que personne ne l’a vérifié\u00a0:\n${list(absent)}`;
  if (facts.length > 0)
    throw new ContentError(
      `Le site ne peut pas ouvrir au public\u00a0: ${howMany(facts.length)}\n${list(facts)}${notice === null ? '' : `\n${notice}`}`,
      { cause: 'unverified' },
    );
  return notice;
}
