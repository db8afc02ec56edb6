import './in-french';
import { init, registerCustomFormat } from '@sveltia/cms';
import { readFile, writeFile } from './file-format';

/** Replaced by `scripts/editor/editor.ts`. */
declare const CONFIG: NonNullable<Parameters<typeof init>[0]>['config'];

registerCustomFormat('content', 'yaml', { fromFile: readFile, toFile: writeFile });
void init({ config: CONFIG });
