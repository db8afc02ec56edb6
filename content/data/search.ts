import { searchEntries } from '../model/search-entries';
import { articles } from './articles';
import { doctors } from './doctors';
import { situations } from './emergencies';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { pages } from './pages';
import { practicalFacts, sitePages } from './site';
import { pagesOfSpecialties } from './specialty-pages';

/** What leads on to everything, and is nothing that one looks for. */
const waysThrough: readonly string[] = ['home', 'search', 'siteMap'];

/** All that can be found, by title from A to Z. */
export const searchable = searchEntries({
  specialties: pagesOfSpecialties,
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
