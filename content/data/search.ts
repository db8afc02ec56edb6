import { routes } from '../model/routes';
import { byLetter, searchEntries } from '../model/search-entries';
import { pageOfSpecialty } from '../model/specialty-pages';
import { articles } from './articles';
import { doctors } from './doctors';
import { situations } from './emergencies';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { pages } from './pages';
import { practicalFacts, sitePages } from './site';
import { services } from './services';
import { pagesOfSpecialties } from './specialty-pages';

/** What leads on to everything, and is nothing that one looks for. */
const waysThrough: readonly string[] = ['home', 'search', 'siteMap'];

/** All that can be found, from A to Z. */
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
});

/** The same, letter by letter. */
export const searchIndex = byLetter(searchable);

/** What many come for, by the specialty that receives them. */
const tileSpecialties = [
  { label: 'Enfant', id: 'Pediatrie', glyph: 'pediatrie' },
  { label: 'Grossesse', id: 'Gynecologie', glyph: 'gynecologie' },
  { label: 'Dents', id: 'Odonto', glyph: 'odontologie' },
  { label: 'Yeux', id: 'Ophtalmo', glyph: 'ophtalmologie' },
  { label: 'Cœur', id: 'Cardiologie', glyph: 'cardiologie' },
  { label: 'Je ne sais pas', id: 'MedecineGenerale', glyph: 'medecine-generale' },
] as const;

const pageOf = (id: string) => pageOfSpecialty(pagesOfSpecialties, id);

/** Six ways on for who does not type. */
export const searchTiles = tileSpecialties.map(({ label, id, glyph }) => ({
  label,
  glyph,
  href: routes.specialty(pageOf(id).slug),
}));

const general = pageOf('MedecineGenerale');

/** Who receives whoever does not know where to go. */
export const whenUnsure = {
  title: general.specialty.title,
  href: routes.specialty(general.slug),
};
