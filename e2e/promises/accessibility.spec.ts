import type { Page } from 'playwright/test';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { insurers } from '../../content/facts/insurers';
import { openingHours } from '../../content/facts/opening-hours';
import { specialties } from '../../content/facts/specialties';
import { postalAddress } from '../../content/model/clinic/clinic';
import { allCalls } from '../../content/model/clinic/ways';
import { routes } from '../../content/model/clinic/routes';
import { hoursLabel } from '../../content/model/calendar/print';
import { everyAddress, pageKinds } from '../support/addresses';
import { axeViolations, expectAccessible } from '../support/axe';
import {
  brightGrounds,
  brokenOutline,
  brokenWords,
  cutText,
  emptyFrames,
  isMarked,
  smallTargets,
  unseenControls,
} from '../support/layout-checks';
import { firstOf } from '../support/first-of';
import {
  expect,
  layOutAll,
  menuOpener,
  onPhone,
  readToTheEnd,
  test,
  untilAwake,
} from '../support/visitor';

// What needs no interaction. For the rest, see keyboard-and-motion.spec.ts, booking-wizard.spec.ts and
// contact-form.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Colour of printed text. */
const darkInk = 'rgb(22, 48, 46)';

async function expectContactFirst(page: Page, where: string): Promise<void> {
  const foot = page.getByRole('contentinfo');
  for (const words of [
    ...allCalls(clinic).map(({ note }) => note),
    ...openingHours.map(hoursLabel),
    postalAddress(clinic.address),
  ])
    await expect.soft(foot.getByText(words).first(), where).toBeVisible();
  const head = await foot.boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect.soft(head?.y, `${where}: the clinic before the title`).toBeLessThan(title?.y ?? 0);
}

/** Expects the contact details first on paper, and no controls. */
async function expectPrinted(page: Page, address: string): Promise<void> {
  const where = `${address} on paper`;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.soft(page.locator('html'), `${where}: light`).toHaveCSS('color', darkInk);
  // A sheet (`e2e/journeys/on-paper.spec.ts`).
  if (address === routes.hours())
    await expect.soft(page.getByRole('contentinfo'), where).toHaveCount(0);
  else await expectContactFirst(page, where);
  for (const chrome of ['navigation', 'button', 'banner', 'form'] as const)
    await expect.soft(page.getByRole(chrome), where).toHaveCount(0);
  await expect.soft(page.locator('iframe:visible'), where).toHaveCount(0);
  expect.soft(await page.evaluate(emptyFrames), `${where}: empty frames`).toEqual([]);
  if (address === routes.home())
    for (const { nom } of insurers)
      await expect
        .soft(page.getByRole('img', { name: nom, exact: true }).first(), where)
        .toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

async function expectDark(page: Page, address: string): Promise<void> {
  const before = await page.evaluate(brightGrounds);
  expect.soft(before, `${address}: bright grounds in the light`).not.toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await page.evaluate(brightGrounds), `${address}: bright in the dark`).toEqual([]);
  expect.soft(await axeViolations(page, 'html', 'dark'), `${address}: axe in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Sets the browser's text size (px), which media queries in em depend on. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: Math.round((size * 13) / 16) };
  await browser.send('Page.setFontSizes', { fontSizes });
  await browser.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${String(size)}px`);
}

const usualText = 16;
const twiceAsLarge = 32;

/** Applies the text spacing of WCAG 1.4.12. Returns a function that undoes it. */
async function spaceOut(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/** Letters of the longest word that fits on a line of a heading at 320 px, with text twice as large. */
const longestInLine = 12;

/** Expects readable text, and bars of limited height, at 320 px. The caller has doubled the text size. */
async function expectReadableOnNarrowest(page: Page, address: string): Promise<void> {
  const height = 640;
  await page.setViewportSize({ width: 320, height });
  const bars = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Joindre la clinique' }),
  ];
  const where = `${address} at 320 px, text twice as large`;
  let taken = 0;
  for (const bar of bars) taken += (await bar.boundingBox())?.height ?? height;
  expect.soft(taken, `${where}: both bars (px)`).toBeLessThanOrEqual(height / 4);
  expect.soft(await page.evaluate(cutText), `${where}: cut`).toEqual([]);
  const broken = await page.evaluate(brokenWords, 'h1, h2, h3, h4');
  const inVain = broken.filter(({ length }) => length <= longestInLine);
  expect.soft(inVain, `${where}: words broken that fit`).toEqual([]);
}

/** Expects no clipped text with more spacing, in a small window (as when zoomed), and with larger text. */
async function expectNothingCut(page: Page, address: string): Promise<void> {
  const whole = page.viewportSize() ?? { width: 0, height: 0 };
  const expectNone = async (how: string) => {
    expect.soft(await page.evaluate(cutText), `${address}, ${how}: cut`).toEqual([]);
  };
  const undo = await spaceOut(page);
  await expectNone('the spacing of WCAG 1.4.12');
  await undo();
  if (onPhone(page)) {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNone('at 320 × 256 px');
    await page.setViewportSize(whole);
  }
  await setTextSize(page, twiceAsLarge);
  await expectNone('text twice as large');
  // Only a phone has the action bar, which this check needs.
  if (onPhone(page)) await expectReadableOnNarrowest(page, address);
  await page.setViewportSize(whole);
  await setTextSize(page, usualText);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await readToTheEnd(page);
  await layOutAll(page);
}

async function expectUsable(page: Page, address: string): Promise<void> {
  const found = {
    axe: await axeViolations(page),
    headings: await page.evaluate(brokenOutline),
    targets: await page.evaluate(smallTargets),
  };
  for (const [what, wrong] of Object.entries(found))
    expect.soft(wrong, `${address}: ${what}`).toEqual([]);
}

/** Expects that the colours and the size of letters are the visitor's own choice. */
async function expectAdaptable(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect
    .soft(await page.evaluate(unseenControls), `${address}: unseen in forced colours`)
    .toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await expectNothingCut(page, address);
}

test.describe('at rest', () => {
  test.use({ allowedComplaints: [/status of 404/] });

  const kinds: readonly string[] = Object.values(pageKinds);

  for (const address of everyAddress)
    test(
      `${address}: axe, headings, targets`,
      { tag: kinds.includes(address) ? [] : '@nightly' },
      async ({ page }) => {
        await open(page, address);
        await expectUsable(page, address);
      },
    );

  /** Pages with the most parts. */
  const richest: readonly string[] = [routes.home(), routes.booking()];

  for (const address of everyAddress)
    test(
      `${address}: dark and forced colours, paper, large text`,
      { tag: richest.includes(address) ? [] : '@nightly' },
      async ({ page }) => {
        await open(page, address);
        await expectAdaptable(page, address);
        await expectDark(page, address);
        await expectPrinted(page, address);
      },
    );

  // Pages whose layout is different on a wide screen.
  for (const address of [
    routes.home(),
    routes.services(),
    pageKinds.specialite,
    routes.doctors(),
    pageKinds.medecin,
    routes.hours(),
    routes.booking(),
  ])
    test(
      `${address} on a wide screen: axe, headings, targets, forced colours, large text`,
      { tag: ['@wide', '@nightly'] },
      async ({ page }) => {
        await open(page, address);
        await expectUsable(page, address);
        await expectAdaptable(page, address);
      },
    );
});

test('axe finds nothing with the menu open, nor with the line of a lost network', async ({
  page,
}) => {
  await page.goto(routes.hours());
  await menuOpener(page).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing with all services unfolded, nor with the viewer open', async ({ page }) => {
  await page.goto(routes.home());
  await page.getByRole('button', { name: 'Voir plus' }).click();
  await expect(page.getByRole('button', { name: 'Voir moins' })).toBeVisible();
  await expectAccessible(page, '#services');

  const block = page.getByRole('group', { name: /\s: images?$/ }).first();
  await block.scrollIntoViewIfNeeded();
  await untilAwake(page, 'Lightbox');
  await block.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});

test('axe finds nothing with some doctors or none asked for', async ({ page }) => {
  await page.goto(routes.doctors());
  const status = page.getByRole('status');
  const { specialty } = firstOf(doctors);
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption(specialty);
  await expect(status).toHaveText(/^\d+\smédecins?$/);
  await expectAccessible(page, 'main');
  await page.getByRole('searchbox').fill('zzz');
  await expect(status).toHaveText(/^Aucun médecin/);
  await expectAccessible(page, 'main');
});

test('axe finds nothing with one specialty asked for, which forced colours show as chosen', async ({
  page,
}) => {
  await page.goto(routes.service('Psychiatrie'));
  await expect(page.getByRole('region', { name: 'Psychiatrie' })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Toutes les spécialités' }).click();
  await expectAccessible(page, 'main');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const list = page.getByRole('navigation', { name: 'Spécialités' });
  const chosen = list.locator('[aria-current="true"]');
  await expect(chosen).toContainText(firstOf(specialties).title);
  expect(await chosen.evaluate(isMarked)).toBe(true);
});
