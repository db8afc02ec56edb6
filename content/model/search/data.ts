import { routes } from '../clinic/routes';
import { byLetter, searchEntries } from './search-entries';
import { articles } from '../articles/data';
import { doctors } from '../doctors/data';
import { situations } from '../emergencies/data';
import { equipment } from '../equipment/data';
import { insurers } from '../insurers/data';
import { pages } from '../pages/data';
import { practicalFacts, sitePages } from '../pages/site-data';
import { services } from '../services/data';
import { pagesOfSpecialties } from '../specialties/pages-data';

/** They only lead elsewhere. */
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
});

export const searchIndex = byLetter(searchable);

const tileSpecialties = [
  { label: 'Enfant', id: 'Pediatrie', glyph: 'pediatrie' },
  { label: 'Grossesse', id: 'Gynecologie', glyph: 'gynecologie' },
  { label: 'Dents', id: 'Odonto', glyph: 'odontologie' },
  { label: 'Yeux', id: 'Ophtalmo', glyph: 'ophtalmologie' },
  { label: 'Cœur', id: 'Cardiologie', glyph: 'cardiologie' },
  { label: 'Je ne sais pas', id: 'MedecineGenerale', glyph: 'medecine-generale' },
] as const;

const pagesWithId = (id: string) =>
  pagesOfSpecialties.filter(({ specialty }) => specialty.id === id);

/** For visitors who do not type. */
export const searchTiles = tileSpecialties.flatMap(({ label, id, glyph }) =>
  pagesWithId(id).map(({ slug }) => ({ label, glyph, href: routes.specialty(slug) })),
);

const [generalMedicine] = pagesWithId('MedecineGenerale');

/** For visitors who do not know which specialty they need. */
export const whenUnsure = generalMedicine
  ? { title: generalMedicine.specialty.title, href: routes.specialty(generalMedicine.slug) }
  : { title: 'Toutes les spécialités', href: routes.services() };
