/** Completes the site that `next build` has exported, before the light step or without it. */
import { writeFileSync } from 'node:fs';
import { sitePages } from '../content/data/site';
import { dependencies } from '../package.json';
import { removeEmptyPages } from './empty-pages';
import { licences } from './light/licences';

const directory = 'out';

removeEmptyPages(directory, sitePages);
// The light step replaces this file by one with the licences of the packages that it ships.
writeFileSync(`${directory}/licences.txt`, licences(Object.keys(dependencies)));
