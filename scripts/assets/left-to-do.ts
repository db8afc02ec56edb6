import { ContentError } from '../../content/fields/content-error';
import { frenchSpaces } from '../../content/fields/typography';
import type { Content } from '../../content/reader/files';

export interface Left {
  file: string;
  line: number;
  /** Names a fact. */
  sentence: string;
  isExample: boolean;
}

/** In the order of use. A public site omits facts of the second list until somebody verifies them, and stops for others. */
const needed = [
  'clinique.yaml',
  'horaires.yaml',
  'specialites/',
  'services.yaml',
  'urgences.yaml',
  'rendez-vous.yaml',
  'a-propos.yaml',
  'mot-du-directeur.yaml',
  'chiffres.yaml',
  'mentions.yaml',
];
const optional = [
  'medecins/',
  'infos-pratiques.yaml',
  'prix.yaml',
  'assurances.yaml',
  'equipements.yaml',
  'direction.yaml',
  'temoignages.yaml',
  'articles/',
];

const placeIn = (files: readonly string[], { file }: Pick<Left, 'file'>) =>
  files.findIndex((start) => file.startsWith(start));

const inOrder = (left: readonly Left[], files: readonly string[]) =>
  left.toSorted((one, other) => placeIn(files, one) - placeIn(files, other));

const listed = (lines: readonly string[]) =>
  [...new Set(lines)].map((line) => `  - ${line}`).join('\n');

const inWords = ({ file, line, sentence }: Left) =>
  `content/data/${file}, ligne ${line} : ${sentence}`;

const under = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${heading} :\n${listed(lines)}`];

/** What visitors look for, in the order of use, and where it is written. */
const missed = ({ clinic, hours, doctors, specialties, emergencies, ...others }: Content) =>
  Object.entries({
    'horaires.yaml : les jours et les heures': hours.openingHours.length > 0,
    'infos-pratiques.yaml : où vous êtes (« access », avec « street »)': others.practical.access,
    'specialites/ : ce que l’on soigne, un fichier par spécialité': specialties.length > 0,
    'medecins/ : qui consulte, un fichier par personne': doctors.length > 0,
    'urgences.yaml : le numéro national (« nationalNumber »), et qui reçoit les urgences (« received: oui », ou « hospital »)':
      emergencies.emergency.nationalNumber,
    'clinique.yaml : WhatsApp (« chatNumber ») ou une adresse e-mail (« email »)':
      clinic.chatNumber ?? clinic.email,
    'clinique.yaml : la position sur le plan (« geo »)': clinic.geo,
    'clinique.yaml : l’adresse du site (« siteUrl »), sans laquelle un lien partagé n’a pas d’image':
      clinic.siteUrl,
    'prix.yaml : ce que l’on paie': others.prices,
    'assurances.yaml : qui paie une part': others.insurers.length > 0,
    'pages.yaml : une photo (« picture » de « home »)': others.pages.home.picture,
  }).flatMap(([line, is]) => (is ? [] : [`content/data/${line}`]));

const legalFields = {
  publisher: 'qui publie le site',
  host: 'l’hébergeur',
  dataLaw: 'la loi sur les données',
  dataAuthority: 'l’autorité qui la fait respecter',
  dataFormalities: 'les formalités faites auprès d’elle',
};

const legal = ({ legal: said }: Content) =>
  Object.entries(legalFields).flatMap(([field, what]) =>
    field in said ? [] : [`content/data/mentions.yaml : ${what} (« ${field} »)`],
  );

/** Returns how much is left; null if nothing is. */
export const steps = ({ length }: readonly unknown[]): string | null =>
  length === 0
    ? null
    : frenchSpaces(
        `Avant d’ouvrir au public, il reste à vérifier : ${length}. « npm run content:check » nomme chaque fait, dans l’ordre.`,
      );

const unsignedSituations = ({ emergencies: { situations } }: Content) =>
  situations.flatMap(({ title, signed }) =>
    signed ? [] : [`content/data/urgences.yaml : « ${title} », à signer par un médecin`],
  );

/** Returns what a public site omits, and `further`. Throws with the cause 'unverified' when it lacks facts that it needs. */
export function omitted(left: readonly Left[], content: Content, further = ''): string | null {
  const stops = left.filter((one) => one.isExample || placeIn(optional, one) < 0);
  const others = left.filter((one) => !stops.includes(one));
  const notice = under('Ne paraît pas, tant que personne ne l’a vérifié', [
    ...inOrder(others, optional).map(inWords),
    ...unsignedSituations(content),
  ]);
  if (stops.length > 0)
    throw new ContentError(
      frenchSpaces(
        [
          ...under(
            'Le site ne peut pas ouvrir au public : vérifiez (« verifie »), ou effacez',
            inOrder(stops, needed).map(inWords),
          ),
          ...notice,
          further,
          'Tout est juste dans un fichier ? Écrivez à sa première ligne « verifie: { par: Awa Keita, le: 2026-11-28 } » ; dans une liste, « - verifie: { par: Awa Keita, le: 2026-11-28 } ».',
        ]
          .filter(Boolean)
          .join('\n'),
      ),
      { cause: 'unverified' },
    );
  const lines = [...notice, further].filter(Boolean);
  return lines.length === 0 ? null : frenchSpaces(lines.join('\n'));
}

/** Returns what visitors would miss, then the legal lines that a site may lack. */
export const unsaid = (content: Content): string =>
  frenchSpaces(
    [
      ...under('Le site ouvre sans cela, mais vos visiteurs le chercheront', missed(content)),
      ...under(
        'Lignes légales, qui peuvent manquer : demandez ce que veut la loi de votre pays',
        legal(content),
      ),
    ].join('\n'),
  );
