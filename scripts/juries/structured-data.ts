import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Jury } from './finding';
import { tool } from './tools';

interface Extractor {
  default: new (options: object) => { parse: (html: string) => unknown };
}

interface Issue {
  severity: string;
  issueMessage: string;
  path: { type?: string }[];
}

interface Validators {
  default: new () => { validate: (data: unknown) => Promise<Issue[]> };
}

/** Google's rules for rich results. */
export const structuredData: Jury = {
  name: 'Structured data (Adobe’s validator, Google’s rules)',
  known: [],
  async judge(pages) {
    const { default: WebAutoExtractor } = await tool<Extractor>('@marbec/web-auto-extractor');
    const { default: Validator } = await tool<Validators>('@adobe/structured-data-validator');
    const found = await Promise.all(
      pages.map(async (page) => {
        const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
        const extractor = new WebAutoExtractor({ embedSource: ['rdfa', 'microdata'] });
        const issues = await new Validator().validate(extractor.parse(html));
        return issues.map(({ severity, issueMessage, path: place }) => ({
          rule: `${severity}, ${place.map(({ type }) => type).join(' › ')}: ${issueMessage}`,
          page,
        }));
      }),
    );
    return found.flat();
  },
};
