import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Jury } from './finding';
import { toolFile } from './tools';

interface Report {
  messages: { type: string; url: string; message: string }[];
}

/** W3C's checker of HTML and CSS. Runs `java`. */
export const nu: Jury = {
  name: 'Nu Html Checker (W3C)',
  known: [
    [/^CSS: (Unrecognized at-rule “@view|“(paint-order|field-sizing))/, 'newer than the checker'],
    [/^CSS: Parse Error/, 'nested rules of newer CSS, which browsers pass over'],
    [
      /^When the “srcset”/,
      '`<source>` for a part that is not shown at that width: without `sizes` no browser fetches it',
    ],
    [/“list” role/, 'VoiceOver in Safari does not count a list whose markers are removed'],
    [
      /“role”|“(row|rowheader|cell)” role/,
      'a style makes blocks of the rows, and Safari then forgets that they are a table',
    ],
    [/^(Article|Section) lacks heading/, 'the name of the person, or the label, is its heading'],
    [/^Inline script violates/, 'structured data, which is no script'],
    [/^Resource violates/, 'the checker reads a file, which has no origin to be `’self’`'],
  ],
  async judge(pages) {
    const files = pages.map((page) => path.join('out', page, 'index.html'));
    const { stderr } = await promisify(execFile)(
      'java',
      [
        '-jar',
        toolFile('vnu-jar/build/dist/vnu.jar'),
        '--format',
        'json',
        '--exit-zero-always',
        ...files,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as Report;
    return messages.map(({ url, message }) => ({
      // Without names of files, the same rule has one row.
      rule: message.replaceAll(/(image|stylesheet|script) “[^”]*”/g, '$1'),
      page: url.replace(/^.*\/out(\/.*)index\.html$/, '$1'),
    }));
  },
};
