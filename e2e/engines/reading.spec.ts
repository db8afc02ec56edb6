import { clinic } from '../../content/facts/clinic';
import { pages } from '../../content/facts/pages';
import { sitePages } from '../../content/facts/site';
import { specialties } from '../../content/facts/specialties';
import { routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { wrongAddress } from '../support/addresses';
import { firstOf } from '../support/first-of';
import {
  barWidth,
  coveredHeight,
  isHeadingSeen,
  missingPictures,
  scrollToShare,
  wordsAtTheEdge,
} from './screen';
import { button, link } from './target';
import { expect, test, type Visitor } from './visitor';

// What every browser of docs/browsers.md does, the « readable » ones too.

const specialtyPage = firstOf(pagesOfSpecialties);
const paediatrics = firstOf(specialties.filter(({ id }) => id === 'Pediatrie'));
const addresses = [
  ...sitePages.map((name) => [routes[name](), pages[name].title] as const),
  [routes.specialty(specialtyPage.slug), specialtyPage.text.title],
  // The title of the chosen specialty needs its interactive part (using.spec.ts).
  [routes.service(paediatrics.id), expect.stringContaining(clinic.shortName) as unknown],
  [routes.offline(), pages.offline.title],
  [wrongAddress, pages.notFound.title],
] as const;

/** Largest height that fixed elements may cover on a phone, px. */
const mostCovered = 150;

async function mostCoveredOf(visitor: Visitor): Promise<number> {
  const heights = [await visitor.ask(coveredHeight)];
  for (const share of [0.5, 1]) {
    await visitor.ask(scrollToShare, share);
    heights.push(await visitor.ask(coveredHeight));
  }
  return Math.max(...heights);
}

/** Pages with a different layout on a wide screen. */
const isWideToo = (address: string) =>
  [routes.home(), routes.doctors(), routes.hours()].includes(address);

for (const [address, title] of addresses)
  test(
    `${address} can be read: nothing is missing, too wide, at the edge or covered`,
    { tag: isWideToo(address) ? '@widths' : [] },
    async ({ visitor, size }) => {
      await visitor.open(address);
      const told = () =>
        visitor.ask(() => ({
          title: document.title,
          language: document.documentElement.lang,
          headings: document.querySelectorAll('h1').length,
        }));
      await expect.poll(told).toEqual({ title, language: 'fr', headings: 1 });
      await expect.poll(() => visitor.read('h1')).toBeTruthy();
      await expect.poll(() => visitor.ask(missingPictures)).toEqual([]);
      const widths = () => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)];
      expect(await visitor.ask(widths)).toEqual([size.width, size.width]);
      expect(await visitor.ask(wordsAtTheEdge, 12)).toEqual([]);
      if (size.width < 768) expect(await mostCoveredOf(visitor)).toBeLessThanOrEqual(mostCovered);
    },
  );

test('the bar of calls spans the screen', async ({ visitor }) => {
  await visitor.open(routes.doctors());
  await visitor.ask(scrollToShare, 0.5);
  const room = await visitor.ask(() => document.documentElement.clientWidth);
  expect(await visitor.ask(barWidth)).toBe(room);
});

test('the title of a page, and of a specialty, is not covered', async ({ visitor }) => {
  for (const [address, title] of [
    [routes.doctors(), pages.doctors.heading],
    [routes.service(paediatrics.id), paediatrics.title],
  ] as const) {
    await visitor.open(address);
    await expect.poll(() => visitor.ask(isHeadingSeen, title)).toBe(true);
  }
});

test('the menu opens and closes', { tag: '@widths' }, async ({ visitor, size }) => {
  await visitor.open(routes.home());
  const item = link('Horaires', '#menu');
  const isOpen = async () => (await visitor.read(item)) !== null;
  if (size.width >= 768) {
    expect(await isOpen()).toBe(true);
    expect(await visitor.read(button('Menu'))).toBeNull();
    return;
  }
  expect(await isOpen()).toBe(false);
  await visitor.click(button('Menu'));
  await expect.poll(isOpen).toBe(true);
  await visitor.click(button('Menu'));
  await expect.poll(isOpen).toBe(false);
});
