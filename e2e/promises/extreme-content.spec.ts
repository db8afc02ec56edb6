import { print } from '../../content/model/calendar/print';
import type { Page } from 'playwright/test';
import { articles } from '../../content/facts/articles';
import { doctors } from '../../content/facts/doctors';
import { equipment } from '../../content/facts/equipment';
import { insurers } from '../../content/facts/insurers';
import { specialties } from '../../content/facts/specialties';
import { descriptionPoints } from '../../content/model/equipment/equipment';
import { routes } from '../../content/model/clinic/routes';
import { cutText, overlappingText } from '../support/layout-checks';
import { expect, layOutAll, test } from '../support/visitor';
import { firstOf } from '../support/first-of';

// Some words of the pages are replaced by very long or very short ones.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The longest name that the schema accepts, 60 characters. */
const longName = 'Dr Aïssata Mariam Kadidiatou Ouologuem-Tounkara épouse Diawa';
const longTitle = 'Gastro-entérologie, hépatologie et endoscopie interventionnel';
const longInsurer = 'Caisse interprofessionnelle de prévoyance et d’assurance-maladie du Mali';
const longWord = 'Otorhinolaryngologiste-anticonstitutionnel';
const everyDay = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches words between two tags, with any kind of spaces. */
const printed = (words: string) => `>${escaped(words).replaceAll(/\s/g, '\\s')}<`;

const doctor = firstOf(doctors);
const firstArticle = firstOf(articles);
const secondArticle = firstOf(articles.slice(1));
const block = firstOf(equipment);
const [onePoint = '', ...otherPoints] = descriptionPoints(block.description);
const chips = (days: readonly string[]) =>
  days.map((day) => `<b data-slot="">${day}</b>`).join(', ');

const instead = (words: string, other: string) =>
  [new RegExp(printed(words), 'g'), `>${other}<`] as const;

const changes: readonly (readonly [RegExp, string])[] = [
  instead(doctor.name, longName),
  instead(doctor.specialty, longWord),
  [
    new RegExp(chips(doctor.consultation.map(print)), 'g'),
    chips(everyDay.map((day) => `${day} 10H`)),
  ],
  instead(firstOf(specialties).title, longTitle),
  instead('Pédiatrie', longTitle),
  instead(firstOf(insurers).nom, longInsurer),
  instead(firstOf(insurers.slice(1)).nom, longWord),
  instead(firstArticle.title, longWord),
  instead(firstArticle.excerpt, 'Bientôt.'),
  instead(secondArticle.excerpt, Array<string>(3).fill(secondArticle.excerpt).join(' ')),
  instead(onePoint, 'Un.'),
  ...otherPoints.map(
    (point) =>
      [new RegExp(`<li[^>]*>(?:(?!</li>).)*${printed(point).slice(1)}/li>`, 'g'), ''] as const,
  ),
];

/** Adds the patterns that have matched to `found`. */
async function withOtherWords(page: Page, found: Set<RegExp>): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [ours, other] of changes) {
        const changed = body.replace(ours, other);
        if (changed !== body) found.add(ours);
        body = changed;
      }
      await route.fulfill({ response, body });
    },
  );
}

const addresses = [
  routes.home(),
  routes.services(),
  routes.specialty('pediatrie'),
  routes.doctors(),
  routes.insurers(),
  routes.booking(),
  routes.siteMap(),
  routes.offline(),
];

// Not on the plain site, because Next reports changed HTML as a hydration error.
test(
  'long names, short texts and short lists break no page',
  { tag: ['@light', '@nightly'] },
  async ({ page }) => {
    const found = new Set<RegExp>();
    await withOtherWords(page, found);
    for (const address of addresses) {
      await page.goto(address);
      await layOutAll(page);
      for (const width of [320, 360, 768, 1024, 1366]) {
        await page.setViewportSize({ width, height: 740 });
        const where = `${address} at ${String(width)} px`;
        expect.soft(await page.evaluate(cutText), `${where}: cut`).toEqual([]);
        expect.soft(await page.evaluate(overlappingText), `${where}: overlapping`).toEqual([]);
      }
    }
    expect(
      changes.filter(([ours]) => !found.has(ours)).map(([ours]) => ours.source),
      'words that are in no page any more',
    ).toEqual([]);
  },
);
