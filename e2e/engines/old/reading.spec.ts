import { pages } from '../../../content/model/pages/data';
import { specialties } from '../../../content/model/specialties/data';
import { routes } from '../../../content/model/clinic/routes';
import type { Visitor } from '../driven-visitor';
import * as screen from './screen';
import { expect, phone, test } from './visitor';

const [paediatrics] = specialties.filter(({ id }) => id === 'Pediatrie');
if (!paediatrics) throw new Error('There is no paediatrics');

const specialty = routes.service(paediatrics.id);
const addresses = [
  routes.home(),
  specialty,
  routes.doctors(),
  routes.booking(),
  routes.homeAnchor('contact'),
];

/** Largest height that fixed elements may cover, px. */
const mostCovered = 150;

async function mostCoveredOf(visitor: Visitor): Promise<number> {
  const heights = [await visitor.ask(screen.coveredHeight)];
  for (const share of [0.5, 1]) {
    await visitor.ask(screen.scrollToShare, share);
    heights.push(await visitor.ask(screen.coveredHeight));
  }
  return Math.max(...heights);
}

for (const address of addresses) {
  test(`${address} can be read: little covers it, and its words are clear of the edges`, async ({
    visitor,
  }) => {
    await visitor.open(address);
    expect(await visitor.ask(screen.wordsAtTheEdge, 12)).toEqual([]);
    expect(await visitor.ask(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await mostCoveredOf(visitor)).toBeLessThanOrEqual(mostCovered);
  });
}

test('the bar of calls spans the screen', async ({ visitor }) => {
  await visitor.open(routes.doctors());
  await visitor.ask(screen.scrollToShare, 0.5);
  expect(await visitor.ask(screen.barWidth)).toBe(phone.width);
});

test('the title of a page, and of a specialty, is not covered', async ({ visitor }) => {
  for (const [address, title] of [
    [routes.doctors(), pages.doctors.heading],
    [specialty, paediatrics.title],
  ] as const) {
    await visitor.open(address);
    await expect.poll(() => visitor.ask(screen.isHeadingSeen, title)).toBe(true);
  }
});

test('the menu opens and closes', async ({ visitor }) => {
  const items = () => visitor.ask(screen.countOf, 'header nav a');
  await visitor.open(routes.home());
  expect(await items()).toBe(0);
  await visitor.click('header summary');
  await expect.poll(items).toBeGreaterThan(0);
  await visitor.click('header summary');
  await expect.poll(items).toBe(0);
});
