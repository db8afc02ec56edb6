import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import type { Jury } from './finding';

const squeezed = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the innermost blocks with text. */
const blocksOf = (root: ParentNode) =>
  [...root.querySelectorAll('p, li, dd, td')].filter(
    (block) => !block.querySelector('p, li, dd, td') && squeezed(block.textContent) !== '',
  );

/** Mozilla's Readability: what a browser's reader view leaves out. */
export const readerView: Jury = {
  name: 'Reader view (Mozilla’s Readability)',
  known: [
    [/^leaves out/, 'lists of links and buttons; what may not be lost is in `reader-view.test.ts`'],
  ],
  judge(pages) {
    const findings = pages.map((page) => {
      const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
      const { document } = new JSDOM(html).window;
      const all = blocksOf(document.querySelector('main') ?? document);
      const kept = squeezed(
        new JSDOM(new Readability(document.cloneNode(true) as Document).parse()?.content ?? '')
          .window.document.body.textContent,
      );
      const lost = all.filter((block) => !kept.includes(squeezed(block.textContent)));
      return { rule: `leaves out ${lost.length} of ${all.length} blocks`, page };
    });
    return Promise.resolve(findings.filter(({ rule }) => !rule.startsWith('leaves out 0')));
  },
};
