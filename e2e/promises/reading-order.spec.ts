import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { pageKinds } from '../support/addresses';
import { expect, menuOpener, onPhone, readToTheEnd, test, untilReady } from '../support/visitor';

// The landmarks, headings and controls that screen readers can jump to, in their order. A person must review each
// change of the files in reading-order/, which `--update-snapshots` writes.

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] });

const pages = { ...pageKinds, 'plan-du-site': routes.siteMap() };

const kept =
  /^ *- ['"]?(?:banner|navigation|main|contentinfo|region|form|search|group|article|table|figure|heading|status|alert|link|button|searchbox|textbox|combobox|checkbox|img|dialog|…)/;
const indentOf = (line: string) => line.length - line.trimStart().length;

/** Keeps the first item of each list: further items have the same structure, and depend on the content. */
function firstOfEach(lines: readonly string[]): string[] {
  const isItem = (line: string) => /^ *- (?:listitem|row|figure)\b/.test(line);
  const shown: string[] = [];
  const seen: number[] = [];
  let skipped = Infinity;
  for (const line of lines) {
    const indent = indentOf(line);
    if (indent > skipped) continue;
    skipped = Infinity;
    while ((seen.at(-1) ?? -1) > indent) seen.pop();
    if (isItem(line) && seen.at(-1) === indent) {
      skipped = indent;
      if (shown.at(-1)?.trim() !== '- …') shown.push(`${' '.repeat(indent)}- …`);
      continue;
    }
    if (isItem(line)) seen.push(indent);
    else if (seen.at(-1) === indent) seen.pop();
    shown.push(line);
  }
  return shown;
}

async function skeleton(part: Locator, ofEach: 'all' | 'first'): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n');
  const around: { indent: number; isKept: boolean }[] = [];
  const shown: string[] = [];
  for (const line of ofEach === 'all' ? lines : firstOfEach(lines)) {
    const indent = indentOf(line);
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const isKept = kept.test(line);
    // The text of a status depends on the content.
    const words = line.trim().replace(/^(- status).*|:$/, '$1');
    if (isKept) shown.push('  '.repeat(around.filter((part) => part.isKept).length) + words);
    around.push({ indent, isKept });
  }
  return `${shown.join('\n')}\n`;
}

function expectReviewed(name: string, tree: string): void {
  const file = path.join('e2e', 'promises', 'reading-order', `${name}.txt`);
  if (/all|changed/.test(test.info().config.updateSnapshots)) writeFileSync(file, tree);
  expect(tree, file).toBe(readFileSync(file, 'utf8'));
}

/** Order and visibility may differ between a phone and a computer. */
const widths = [360, 1366];

/** On a phone, specialties and today’s doctors are folded, and the home page has the urgent link twice. */
const differs = ['services', 'accueil', 'medecins', 'horaires'];
const fileOf = (name: string, width: number) =>
  differs.includes(name) && width === 360 ? `${name}-telephone` : name;

// A fixed date, since today's consultations are marked.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z')));

/** Pages with the most parts. */
const richest = ['accueil', 'services', 'medecins', 'prendre-rdv', 'urgences'];

for (const [name, address] of Object.entries(pages)) {
  const tag = richest.includes(name) ? [] : '@nightly';
  test(`${address} reads in a good order on any screen`, { tag }, async ({ page }) => {
    await page.goto(address);
    await readToTheEnd(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      await test.step(`${String(width)} px wide`, async () => {
        expectReviewed(fileOf(name, width), await skeleton(page.getByRole('main'), 'first'));
      });
    }
  });
}

test('what is around a page reads in a good order', { tag: '@widths' }, async ({ page }) => {
  await page.goto(routes.legal());
  await untilReady(page);
  await page.evaluate(() => {
    document.querySelector('main')?.replaceChildren();
    // Next's announcer of client-side navigation, which this site does not use.
    document.querySelector('next-route-announcer')?.remove();
  });
  if (onPhone(page)) await menuOpener(page).click();
  const where = onPhone(page) ? 'telephone' : 'ordinateur';
  expectReviewed(`cadre-${where}`, await skeleton(page.locator('body'), 'all'));
});
