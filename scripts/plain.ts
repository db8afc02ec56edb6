/** Completes the export of `next build` without the light step. */
import { writeFileSync } from 'node:fs';
import { sitePages } from '../content/model/pages/site-data';
import { dependencies } from '../package.json';
import { removeEmptyPages } from './empty-pages';
import { writeHosts } from './hosts/write-hosts';
import { licences } from './licences';

const directory = 'out';

removeEmptyPages(directory, sitePages);
writeHosts(directory);
writeFileSync(`${directory}/licences.txt`, licences(Object.keys(dependencies)));
