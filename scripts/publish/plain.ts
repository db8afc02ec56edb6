/** Completes the export of `next build` without the light step. */
import { writeFileSync } from 'node:fs';
import { clinic } from '../../content/facts/clinic';
import { absentAddresses, moves } from '../../content/facts/site';
import { dependencies } from '../../package.json';
import { removeEmptyPages } from './empty-pages';
import { writeHosts } from '../hosts/write-hosts';
import { licences } from './licences';
import { writeMovedPages } from './moved-pages';

const directory = 'out';

removeEmptyPages(directory, absentAddresses);
writeMovedPages(directory, moves, clinic.siteUrl);
writeHosts(directory);
writeFileSync(`${directory}/licences.txt`, licences(Object.keys(dependencies)));
