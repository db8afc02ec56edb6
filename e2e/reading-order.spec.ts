import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { routes } from '../content/model/routes';
import { pageKinds } from './addresses';
import { expect, menuOpener, onPhone, readToTheEnd, test, untilReady } from './visitor';

// What a screen reader's visitor jumps by: landmarks, headings, and the names of what can be pressed, in their order.
// The files under reading-order/ are read by a person whenever they change; `--update-snapshots` writes them.

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] });

const pages = { ...pageKinds, 'plan-du-site': routes.siteMap() };

const kept =
  /^ *- ['"]?(?:banner|navigation|main|contentinfo|region|form|search|group|article|table|figure|heading|status|alert|link|button|searchbox|textbox|combobox|checkbox|img|dialog|…)/;
const indentOf = (line: string) => line.length - line.trimStart().length;

/** The tree with one item of each list: the others say the same of someone else, and change with the content. */
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

/** The lines of the tree that one may jump by, each as deep as what it is in. */
async function skeleton(part: Locator, ofEach: 'all' | 'first'): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n');
  const around: { readonly indent: number; readonly isKept: boolean }[] = [];
  const shown: string[] = [];
  for (const line of ofEach === 'all' ? lines : firstOfEach(lines)) {
    const indent = indentOf(line);
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const isKept = kept.test(line);
    // What a status says changes with the content.
    const words = line.trim().replace(/^(- status).*|:$/, '$1');
    if (isKept) shown.push('  '.repeat(around.filter((part) => part.isKept).length) + words);
    around.push({ indent, isKept });
  }
  return `${shown.join('\n')}\n`;
}

function expectReviewed(name: string, tree: string): void {
  const file = path.join('e2e', 'reading-order', `${name}.txt`);
  if (/all|changed/.test(test.info().config.updateSnapshots)) writeFileSync(file, tree);
  expect(tree, file).toBe(readFileSync(file, 'utf8'));
}

/** As wide as a phone, then as a computer: what is written in another order, or hidden, at one of them is seen. */
const widths = [360, 1366];

/** On a phone the specialties are searched in a sheet, and the home page says twice where the urgent go, a screen apart. */
const differs = ['services', 'accueil'];
const fileOf = (name: string, width: number) =>
  differs.includes(name) && width === 360 ? `${name}-telephone` : name;

// Today's consultations are marked.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z')));

for (const [name, address] of Object.entries(pages)) {
  test(`${address} reads in a good order on any screen`, async ({ page }) => {
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
    // Where Next would announce another page: links of this site load theirs anew.
    document.querySelector('next-route-announcer')?.remove();
  });
  if (onPhone(page)) await menuOpener(page).click();
  const where = onPhone(page) ? 'telephone' : 'ordinateur';
  expectReviewed(`cadre-${where}`, await skeleton(page.locator('body'), 'all'));
});
