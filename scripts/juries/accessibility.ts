import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../setup/programs.mjs';
import type { Finding, Jury } from './finding';
import { toolFile } from './tools';

/** Globals of the scripts that `inBothSchemes` runs in a page. */
declare const HTMLCS: {
  process: (standard: string, of: Document, done: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string }[];
};
declare const axe: {
  run: (of: Document, options: object) => Promise<{ violations: { id: string; help: string }[] }>;
};

/** HTML_CodeSniffer's message type for errors. */
const error = 1;

/** Returns the rules that `rulesIn` finds broken on each page, in the light and the dark scheme. */
async function inBothSchemes(
  pages: readonly string[],
  origin: string,
  script: string,
  rulesIn: (page: Page) => Promise<string[]>,
): Promise<Finding[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox'],
  });
  const findings: Finding[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, bypassCSP: true });
    await context.route('**/*', (route) =>
      route.request().url().startsWith(origin) ? route.continue() : route.abort(),
    );
    const page = await context.newPage();
    for (const address of pages) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await page.evaluate(script);
      const rules = await rulesIn(page);
      findings.push(...rules.map((rule) => ({ rule, page: `${address} (${colorScheme})` })));
    }
    await context.close();
  }
  await browser.close();
  return findings;
}

export const codeSniffer: Jury = {
  name: 'HTML_CodeSniffer, WCAG2AA',
  known: [
    [/H91\.InputText\.Name/, 'the honeypot field: hidden and disabled, so nobody meets it'],
    [/H32\.2/, 'a filter updates at every letter; Enter does what a button would'],
  ],
  judge: (pages, origin) => {
    const script = readFileSync(toolFile('html_codesniffer/build/HTMLCS.js'), 'utf8');
    return inBothSchemes(pages, origin, script, (page) =>
      page.evaluate(
        (type) =>
          new Promise<string[]>((resolve) => {
            HTMLCS.process('WCAG2AA', document, () => {
              const messages = HTMLCS.getMessages().filter((one) => one.type === type);
              resolve(messages.map(({ code, msg }) => `${code}: ${msg}`));
            });
          }),
        error,
      ),
    );
  },
};

export const rgaa: Jury = {
  name: 'axe, rules of RGAA 4',
  known: [],
  judge: (pages, origin) => {
    const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    return inBothSchemes(pages, origin, readFileSync(file, 'utf8'), (page) =>
      page.evaluate(async () => {
        const { violations } = await axe.run(document, { runOnly: ['RGAAv4'] });
        return violations.map(({ id, help }) => `${id}: ${help}`);
      }),
    );
  },
};
