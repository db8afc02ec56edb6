import { nearest } from '../../fields/nearest';

/** What stands before a title in a sentence: « avec le Dr … ». */
const articles = [
  [/^(?=(?:Dr|Pr|Docteur|Professeur)\s)/u, 'le '],
  [/^(?=(?:Dre|Pre|Docteure|Professeure|Sage-femme)\s)/u, 'la '],
  [/^(?=Infirmi(?:er|ère)\s)/u, 'l’'],
] as const;

const titles = [
  ...['Dr', 'Dre', 'Pr', 'Pre', 'Docteur', 'Docteure', 'Professeur', 'Professeure'],
  ...['Mme', 'Mlle', 'M.', 'Sage-femme', 'Infirmière', 'Infirmier'],
];

/** Other forms, in lower case. */
const otherForms: Record<string, string> = {
  doc: 'Dr',
  prof: 'Pr',
  mr: 'M.',
  monsieur: 'M.',
  madame: 'Mme',
  mademoiselle: 'Mlle',
  'sage femme': 'Sage-femme',
  infirmiere: 'Infirmière',
};

const lowered = (title: string) => title.toLowerCase().replace(/\.$/u, '');

/** Returns « Dr » for « DR. ». */
const titleMeant = (written: string): string | undefined =>
  otherForms[lowered(written)] ?? titles.find((title) => lowered(title) === lowered(written));

/** Returns whether the first word, of so many letters, is nearly a title: nobody is a doctor by it. */
export function isMistypedTitle(written: string, shortest: number): boolean {
  const [first = ''] = written.split(/\s/u);
  const isTitle = titleMeant(first) !== undefined || titleMeant(written) !== undefined;
  return !isTitle && first.length >= shortest && nearest(first, titles) !== undefined;
}

export interface Named {
  title?: string;
  /** With the title, once `inFull` has added it: « Dr Awa Traoré ». */
  name: string;
}

function splitName(written: string): Named {
  const [, first = '', name = ''] = /^([\p{L}-]+(?:\.|(?=\s)))\s*(.+)$/u.exec(written) ?? [];
  const title = titleMeant(first);
  return title === undefined ? { name: written } : { title, name };
}

/** Returns « Awa Traoré » for « Dr Awa Traoré ». Keeps a title that is not recognised. */
export const withoutTitle = (fullName: string): string => splitName(fullName).name;

const isJob = (title: string, job = '') =>
  `${job.toLowerCase()} `.startsWith(`${title.toLowerCase()} `);

/**
 * Puts the title before the name. It replaces a title that the name begins with. Leaves out one that the job repeats:
 * « Awa Sy, Sage-femme ».
 */
export function inFull<Entry extends Named & { specialty?: string }>(entry: Entry): Entry {
  const { title: typed, ...others } = entry;
  const written = splitName(entry.name);
  const title = (typed && titleMeant(typed)) ?? typed ?? written.title;
  if (title === undefined) return entry;
  return isJob(title, entry.specialty)
    ? ({ ...others, name: written.name } as Entry)
    : { ...entry, title, name: `${title} ${written.name}` };
}

const ownName = ({ title, name }: Named) =>
  title === undefined ? name : name.slice(title.length + 1);

/** Returns the name with and without the title. */
export const namesOf = (person: Named): string[] => [person.name, ownName(person)];

/** The reference may omit the title, or have an older one. */
export const isCalled =
  (reference = '') =>
  (person: Named): boolean =>
    person.name === reference || ownName(person) === withoutTitle(reference);

/** Returns « Ag Rhissa » for « Dr Attaher Ag Rhissa ». */
export const familyNameOf = (person: Named): string =>
  ownName(person).replace(/^\S+\s(?!(?:ép\.|épouse|née|veuve)\s)/u, '');

const firstLetter = (name: string) => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';

/** Returns « AA » for « Dr Attaher Ag Rhissa ». */
export function initialsOf(person: Named): string {
  const [own, family] = [ownName(person), familyNameOf(person)];
  return firstLetter(own) + (family === own ? '' : firstLetter(family));
}

/** Returns « le Dr Awa Traoré » or « la sage-femme Awa Traoré », for a name in full. */
export function nameInSentence(fullName: string): string {
  const [, article] = articles.find(([title]) => title.test(fullName)) ?? [];
  if (article === undefined) return fullName;
  return article + fullName.replace(/^[^\s.]{4,}/u, (title) => title.toLowerCase());
}

/** Prevents a line break after the title. */
export const nameInOneLine = (fullName: string): string => {
  const { title, name } = splitName(fullName);
  return title === undefined ? fullName : `${title}\u00a0${name}`;
};

/** Whether the title is of a doctor. Nobody is one without it. */
export const isDoctor = ({ name }: Pick<Named, 'name'>): boolean =>
  /^(?:Dre?|Pre?|Docteure?|Professeure?)\s/u.test(name);

export type Noun = 'médecin' | 'praticien';

/** Returns the singular noun for the people, whom a clinic need not name. Its plural ends in « s ». */
export const nounFor = (people: readonly Pick<Named, 'name'>[]): Noun =>
  people.length > 0 && people.every(isDoctor) ? 'médecin' : 'praticien';

/** Returns « Quel pédiatre » or « Quelle sage-femme ». */
export const whichOf = (job: string): string =>
  `${/(?:femme|ère|enne|euse|trice)$/.test(job) ? 'Quelle' : 'Quel'} ${job}`;

/** Returns « Les médecins », or « Le médecin » for one person. */
export function headingFor(people: readonly Pick<Named, 'name'>[]): string {
  const noun = nounFor(people);
  return people.length > 1 ? `Les ${noun}s` : `Le ${noun}`;
}
