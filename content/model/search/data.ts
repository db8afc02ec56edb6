import { routes } from '../clinic/routes';
import { byLetter, searchEntries } from './search-entries';
import { pageOfSpecialty } from '../specialties/specialty-pages';
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

const pageOf = (id: string) => pageOfSpecialty(pagesOfSpecialties, id);

/** For visitors who do not type. */
export const searchTiles = tileSpecialties.map(({ label, id, glyph }) => ({
  label,
  glyph,
  href: routes.specialty(pageOf(id).slug),
}));

const general = pageOf('MedecineGenerale');

/** For visitors who do not know which specialty they need. */
export const whenUnsure = {
  title: general.specialty.title,
  href: routes.specialty(general.slug),
};
