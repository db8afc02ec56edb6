import { routes } from '../model/clinic/routes';
import { ofKinds, waysTo } from '../model/clinic/ways';
import { byGroup, searchEntries } from '../model/search/search-entries';
import { significantWords } from '../model/search/telling-words';
import { reasons } from './offer';
import { clinic } from './clinic';
import { articles } from './articles';
import { doctors } from './doctors';
import { emergency, ifUrgent, situations, urgent } from './emergencies';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { english, pages } from './pages';
import { practicalFacts, sitePages } from './site';
import { services } from './services';
import { specialties } from './specialties';
import { generalMedicine, pagesOfSpecialties } from './specialty-pages';

/** Pages that only lead to others. */
const waysThrough: readonly string[] = ['home', 'search', 'siteMap'];

/** In alphabetical order. */
export const searchable = searchEntries({
  specialties: pagesOfSpecialties,
  services,
  doctors,
  insurers,
  practical: practicalFacts,
  situations,
  articles,
  equipment,
  pages: sitePages
    .filter((name) => !waysThrough.includes(name))
    .map((name) => ({ name, text: pages[name] })),
  urgent,
  clinic,
});

export const searchIndex = byGroup(searchable, clinic.noun);

const findsSomething = (word: string): boolean =>
  significantWords(word).every((wanted) =>
    searchable.some(({ title, words = '', parts = '' }) =>
      significantWords([title, words, parts].join(' ')).includes(wanted),
    ),
  );

/** A clinic without a dentist does not suggest « dents ». */
export const searchExamples = ['dents', 'bébé', 'prix', 'assurance', 'médecin'].filter(
  findsSomething,
);

/** The tiles of the appointment request, one per specialty. */
export const searchTiles = reasons.flatMap(({ id, tile, icon: glyph, sameAs }) =>
  tile === undefined || sameAs !== undefined
    ? []
    : [{ label: tile, glyph, href: routes.bookReason(id) }],
);

const forAnything = pagesOfSpecialties.find(({ specialty: { id } }) => id === generalMedicine);

/** For visitors who do not know which specialty they need. */
export const whenUnsure = forAnything
  ? {
      label: forAnything.specialty.title,
      href: routes.specialty(forAnything.slug),
      glyph: forAnything.glyph,
    }
  : specialties.length > 0
    ? { label: 'Toutes les spécialités', href: routes.services(), glyph: undefined }
    : undefined;

/** Empty for a clinic that receives emergencies at some hours, which its page in English says, or says nothing of them. */
function urgentInEnglish({ always, elsewhere }: { always: string; elsewhere: string }): string {
  if (emergency.hospital !== undefined) return `${elsewhere} ${emergency.hospital}`;
  return urgent.isAlways ? always : '';
}

const dangerText = {
  fr: {
    heading: 'Urgent\u00a0?',
    call: 'Appeler le',
    place: [emergency.introduction ?? `${urgent.sentence}.`, urgent.whenClosed].join(' ').trim(),
  },
  en: english && {
    heading: english.emergencies.heading,
    call: english.call,
    place: urgentInEnglish(english.emergencies),
  },
};

/** What the search shows beside its results, or without any. */
export const searchHelp = {
  noun: clinic.noun,
  examples: searchExamples.slice(0, 3),
  whenUnsure,
  ifUrgent,
  call: { href: urgent.call.href, note: urgent.call.note },
  ways: ofKinds(waysTo(clinic, 'question', { text: 'Bonjour, je cherche : ' }), 'chat', 'call'),
  dangerText,
  pages: { urgent: routes.emergencies(), english: routes.english() },
};
