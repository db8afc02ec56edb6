/** Last step of the build: lists the files of `out/`, for the upload after this one (docs/deploy.md). */
import { writeFileSync } from 'node:fs';
import { listName } from '../hosts/headers';
import { filesIn, textOf } from './file-list';

writeFileSync(`out/${listName}`, textOf({ files: filesIn('out'), kept: new Map() }));
