import { wholeWeek } from '../calendar/day';
import { consultationWords } from '../doctors/consultation';
import { askForDays } from '../doctors/slot-words';
import type { Article } from '../articles/article';
import type { Doctor } from '../doctors/doctor';
import { familyNameOf, isDoctor, type Noun } from '../doctors/naming';
import type { Situation } from '../emergencies/emergency';
import type { Urgent } from '../emergencies/urgent';
import { equipmentAnchor, type Equipment } from '../equipment/equipment';
import { nameInUse, type Insurer } from '../insurers/insurer';
import { insurerWords } from '../insurers/insurer-search';
import { significantWords, withPairs } from './telling-words';
import { fold } from './words';
import { capitalised, listed } from '../../fields/typography';
import { canBeWrittenTo, type Clinic } from '../clinic/clinic';
import type { PageText } from '../pages/navigation';
import { firstSentence } from '../pages/summary';
import { factsAt, priceHref, shownBlocks, type Practical } from '../practical/practical';
import { priceLabel } from '../practical/price';
import { routes, type PageName } from '../clinic/routes';
import type { Service } from '../services/service';
import { doctorsIn, type Specialty } from '../specialties/specialty';
import type { SpecialtyPage } from '../specialties/specialty-pages';
import { waysTo } from '../clinic/ways';

export type SearchKind =
  | 'Spécialité'
  | 'Médecin'
  | 'Praticien'
  | 'Assurance'
  | 'Question pratique'
  | 'Prix'
  | 'Urgence'
  | 'Conseil'
  | 'Équipement'
  | 'Page';

export interface SearchEntry {
  title: string;
  href: string;
  kind: SearchKind;
  /** One sentence at most. */
  says: string;
  /** From terms with one significant word, separated by spaces. */
  words?: string;
  /** From longer terms, such as « sexe du bébé ». Each counts less. */
  parts?: string;
  /** What visitors say for it and for nothing else, folded, separated by « | ». */
  said?: string;
  /** Of a specialty: weekdays without a consultation, as digits from Monday. */
  off?: string;
}

export interface IndexEntry extends SearchEntry {
  /** For sorting: a family name, or else the title. */
  under: string;
}

export interface SearchableContent {
  specialties: readonly SpecialtyPage[];
  services: readonly Service[];
  doctors: readonly Doctor[];
  insurers: readonly Insurer[];
  practical: Practical;
  situations: readonly Situation[];
  articles: readonly Article[];
  equipment: readonly Equipment[];
  pages: readonly { name: PageName; text: PageText }[];
  urgent: Urgent;
  clinic: Pick<Clinic, 'formId' | 'mapEmbedUrl'> & Parameters<typeof waysTo>[0];
}

type Listed = SearchEntry & Partial<IndexEntry>;

/** Leaves out words of the title. */
function foundBy(title: string, texts: readonly string[]): Pick<SearchEntry, 'words' | 'parts'> {
  const known = new Set(significantWords(title));
  const told = texts.map(significantWords);
  const newAmong = (some: readonly string[][]) => {
    const words = [...new Set(some.flat())].filter((word) => !known.has(word));
    for (const word of words) known.add(word);
    return words.join(' ');
  };
  const words = newAmong(told.filter(({ length }) => length === 1));
  return { words, parts: newAmong(told.filter(({ length }) => length > 1)) };
}

function inOneSentence({ id, description }: Specialty, services: readonly Service[]): string {
  const [line] = services.find(({ linkId }) => linkId === id)?.descriptions ?? [];
  return line === undefined ? firstSentence(description) : `${line}.`;
}

/** When those of a specialty's first title consult: « Pas de dentiste le dimanche ». */
function daysOf([first, ...others]: readonly Doctor[]): Pick<SearchEntry, 'off'> {
  if (!first) return {};
  const same = [first, ...others.filter(({ specialty }) => specialty === first.specialty)];
  if (same.some(({ consultation }) => consultation.length === 0)) return {};
  const rules = same.flatMap(({ consultation }) => consultation);
  const off = wholeWeek.filter((day) => !rules.some(({ days }) => days.includes(day)));
  return { off: off.join('') };
}

function specialtyEntries({ specialties, services, doctors }: SearchableContent): SearchEntry[] {
  return specialties.map(({ specialty, slug }) => ({
    title: specialty.title,
    href: routes.specialty(slug),
    kind: 'Spécialité',
    says: inOneSentence(specialty, services),
    ...daysOf(
      doctorsIn(specialty.id, doctors).filter(({ specialties: [own] }) => own === specialty.id),
    ),
    ...foundBy(specialty.title, [
      ...specialty.layWords,
      ...doctorsIn(specialty.id, doctors)
        .filter(({ specialties: [own] }) => own === specialty.id)
        .map((doctor) => doctor.specialty),
    ]),
  }));
}

function doctorEntries({ doctors, practical }: SearchableContent): Listed[] {
  return doctors.map((doctor) => ({
    under: familyNameOf(doctor),
    title: doctor.name,
    href: routes.doctor(doctor.name),
    kind: isDoctor(doctor) ? 'Médecin' : 'Praticien',
    says: `${doctor.specialty}, consulte\u00a0: ${consultationWords([doctor]) || askForDays}.`,
    ...foundBy(doctor.name, [doctor.specialty, ...(practical.languages ? [] : doctor.languages)]),
  }));
}

function insurerEntries({ insurers }: SearchableContent): SearchEntry[] {
  return insurers.map((insurer) => ({
    title: nameInUse(insurer),
    href: routes.insurers(),
    kind: 'Assurance',
    says: 'Acceptée ici.',
    words: [
      ...new Set(
        [
          insurer.nom,
          ...(insurer.otherNames ?? []),
          ...(insurer.knownAs?.split(',') ?? []),
        ].flatMap((name) => withPairs(insurerWords(name).join(' '))),
      ),
    ].join(' '),
  }));
}

function practicalEntries({ practical, doctors }: SearchableContent): SearchEntry[] {
  const atFrontDesk = practical.languages?.atFrontDesk ?? [];
  const spoken = [...atFrontDesk, ...doctors.flatMap(({ languages }) => languages)];
  return shownBlocks(practical).map(({ name, block }) => ({
    title: block.heading,
    href: factsAt(name),
    kind: 'Question pratique',
    says: firstSentence(block.answer),
    ...foundBy(block.heading, [
      block.label,
      ...(block.layWords ?? []),
      ...(block.facts ?? []).map(({ term }) => term),
      ...(name === 'payments' ? (practical.payments?.methods ?? []) : []),
      ...(name === 'languages' ? spoken : []),
    ]),
  }));
}

/** Words for prices in general, such as « tarif », find every price. */
function priceEntries({ practical: { prices } }: SearchableContent): SearchEntry[] {
  if (!prices) return [];
  return [prices.consultations, ...prices.others].flatMap(({ heading, rows }) =>
    rows.map((price) => ({
      title: price.what,
      href: priceHref(heading, price),
      kind: 'Prix' as const,
      says: priceLabel(price),
      ...foundBy(price.what, [heading, prices.label, ...(prices.layWords ?? [])]),
    })),
  );
}

function situationEntries({ situations }: SearchableContent): SearchEntry[] {
  return situations.map(({ id, title }) => ({
    title,
    href: routes.situation(id),
    kind: 'Urgence',
    says: 'Les signes qui ne peuvent pas attendre.',
  }));
}

function articleEntries({ articles }: SearchableContent): SearchEntry[] {
  return articles.map(({ slug, title, excerpt, layWords = [] }) => ({
    title,
    href: routes.article(slug),
    kind: 'Conseil',
    says: firstSentence(excerpt),
    ...foundBy(title, layWords),
  }));
}

function equipmentEntries({ equipment }: SearchableContent): SearchEntry[] {
  return equipment.map((block) => ({
    title: block.title,
    href: `${routes.home()}#${equipmentAnchor(block)}`,
    kind: 'Équipement',
    says: 'Dans notre plateau technique.',
  }));
}

const saidFor = (words: readonly string[]) => words.map(fold).join('|');

function pageEntries({ pages }: SearchableContent): SearchEntry[] {
  const searched = pages.filter(({ name }) => name !== 'legal');
  return searched.map(({ name, text: { title, description, layWords = [] } }) => {
    const [label = ''] = title.split(' — ');
    return {
      title: label,
      href: routes[name](),
      kind: 'Page',
      says: firstSentence(description),
      // Who types English finds the page in English before any other.
      ...(name === 'english' ? { said: saidFor(layWords) } : foundBy(label, layWords)),
    };
  });
}

/** A part of a page that answers a question of its own. */
interface Part extends Pick<SearchEntry, 'title' | 'href' | 'says'> {
  words: string;
  said?: readonly string[];
  isThere: boolean;
}

const partEntries = (parts: readonly Part[]): SearchEntry[] =>
  parts
    .filter(({ isThere }) => isThere)
    .map(({ title, href, says, words, said }) => ({
      title,
      href,
      kind: 'Page',
      says,
      ...foundBy(title, words.split(' ')),
      ...(said && { said: saidFor(said) }),
    }));

const waysIn = ({ formId, email, phones, mapEmbedUrl }: SearchableContent['clinic']) => [
  ...(formId === undefined ? [] : ['formulaire']),
  ...(email === undefined ? [] : ['e-mail']),
  phones.length > 1 ? 'téléphones' : 'téléphone',
  ...(mapEmbedUrl === undefined ? [] : ['plan']),
];

const contactEntries = ({ clinic }: SearchableContent) =>
  partEntries([
    {
      title: canBeWrittenTo(clinic) ? 'Écrivez-nous' : 'Contact',
      href: routes.homeAnchor('contact'),
      says: `${capitalised(listed(waysIn(clinic)))}.`,
      words: 'emploi travail recrutement embauche stage cv candidature partenariat',
      isThere: true,
    },
    {
      title: 'Une réclamation\u00a0?',
      href: routes.complaint(),
      says: 'Écrivez-la dans le formulaire.',
      words: 'plainte réclamation plaindre mal reçu mécontent',
      isThere: clinic.formId !== undefined,
    },
  ]);

const urgentEntries = ({ urgent, clinic }: SearchableContent) =>
  partEntries([
    {
      title: 'Je ne peux pas appeler',
      href: routes.writeEmergency(),
      says: 'En urgence, pour qui n’entend ou ne parle pas.',
      words: 'sourde muet muette malentendant écrire',
      said: [
        'sourd',
        'mal entendant',
        'entends pas',
        'entends plus',
        'peux pas parler',
        'peux plus parler',
        'pas appeler',
      ],
      isThere: urgent.isAtClinic && waysTo(clinic, 'emergency').length > 1,
    },
    {
      title: 'Malade maintenant\u00a0?',
      href: routes.emergencies(),
      says: `Venez sans rendez-vous, jour et nuit, ou appelez le ${urgent.call.note}.`,
      words: '',
      said: ['ce soir', 'cette nuit', 'maintenant', 'tout de suite'],
      isThere: urgent.isAlways,
    },
  ]);

/** In the alphabetical order of `under`. */
export function searchEntries(content: SearchableContent): IndexEntry[] {
  return [
    specialtyEntries,
    doctorEntries,
    insurerEntries,
    practicalEntries,
    priceEntries,
    situationEntries,
    articleEntries,
    equipmentEntries,
    pageEntries,
    contactEntries,
    urgentEntries,
  ]
    .flatMap((entriesOf): Listed[] => entriesOf(content))
    .map((entry) => ({ under: entry.title, ...entry }))
    .sort((one, other) => one.under.localeCompare(other.under, 'fr'));
}

export interface GroupOfIndex {
  title: string;
  /** One of several kinds says its own. */
  isMixed: boolean;
  entries: readonly IndexEntry[];
}

/** Keeps the order of the entries. Without an entry, a group is left out. */
export function byGroup(entries: readonly IndexEntry[], noun: Noun): GroupOfIndex[] {
  const groups: [title: string, ...kinds: SearchKind[]][] = [
    ['Spécialités', 'Spécialité'],
    [`${capitalised(noun)}s`, 'Médecin', 'Praticien'],
    ['Urgences\u00a0: les signes', 'Urgence'],
    ['Prix', 'Prix'],
    ['Assurances et mutuelles', 'Assurance'],
    ['Examens, venir, vos questions', 'Équipement', 'Question pratique', 'Conseil', 'Page'],
  ];
  return groups
    .map(([title, ...kinds]) => ({
      title,
      isMixed: kinds.length > 1,
      entries: entries.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.entries.length > 0);
}
