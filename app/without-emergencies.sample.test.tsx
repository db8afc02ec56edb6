/** @jest-environment node */
import { routes } from '@/content/model/clinic/routes';
import type * as reader from '@/content/reader/content';
import { parsePage } from '@/light/step/tree';
import { importPages } from './_test/import-pages';

const hospital = 'Hôpital régional de Ségou';

/** Returns the `main` element of a page. The clinic sends emergencies to a hospital. */
async function mainOf(address: string): Promise<Element> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const pageAt = await importPages();
  const page = parsePage(renderToStaticMarkup(await pageAt(address)));
  const main = page.querySelector('main');
  if (!main) throw new Error(`${address} has no main part`);
  return main;
}

const calledIn = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) => link.getAttribute('href'));

beforeAll(() => {
  const actual = jest.requireActual<typeof reader>('@/content/reader/content');
  const { emergencies } = actual.content;
  const emergency = { ...emergencies.emergency, received: undefined, hospital };
  jest.resetModules();
  // Only data is mocked.
  jest.doMock('@/content/reader/content', () => ({
    ...actual,
    content: { ...actual.content, emergencies: { ...emergencies, emergency } },
  }));
});

const { nationalNumber } = jest.requireActual<typeof reader>('@/content/reader/content').content
  .emergencies.emergency;

test('its page of emergencies names the hospital, and calls only the national number', async () => {
  const main = await mainOf(routes.emergencies());
  expect(new Set(calledIn(main))).toEqual(new Set([`tel:${nationalNumber}`]));
  expect(main.querySelector('[href^="sms:"], [href^="https://wa.me"], img')).toBeNull();
  expect(main.textContent).toContain(hospital);
  expect(main.textContent).toContain('Où aller');
  expect(main.textContent).not.toContain('Itinéraire');
});

test.each([routes.services(), routes.specialty('pediatrie'), routes.booking()])(
  '%s never calls the clinic for an emergency',
  async (address) => {
    const main = await mainOf(address);
    const question = [...main.querySelectorAll('b')].find(({ textContent }) =>
      /^Urgent\s\?/u.test(textContent),
    );
    expect(calledIn(question?.parentElement)).toEqual([`tel:${nationalNumber}`]);
    expect(main.textContent).not.toContain('Les urgences sont ouvertes jour');
  },
);

test('the signs of a specialty, and the legal notice, lead to the hospital', async () => {
  const main = await mainOf(routes.specialty('pediatrie'));
  const heading = [...main.querySelectorAll('h2, h3')].find(
    ({ textContent }) => textContent === 'Quand aller aux urgences',
  );
  expect(calledIn(heading?.parentElement)).toEqual([`tel:${nationalNumber}`]);
  expect((await mainOf(routes.legal())).textContent).toContain(
    `Allez tout de suite aux urgences (${hospital}) ou appelez le`,
  );
});

test('the home page names no emergencies to search engines', async () => {
  expect((await mainOf(routes.home())).ownerDocument.documentElement.outerHTML).not.toContain(
    '"emergency"',
  );
});
