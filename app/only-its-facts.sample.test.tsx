/** @jest-environment node */
import type { ClinicPhone } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import type * as reader from '@/content/reader/content';
import { parsePage } from '@/light/step/tree';
import { importPages } from './_test/import-pages';
import { telephoneOf } from '@/content/fields/telephone';

const { content: sample } = jest.requireActual<typeof reader>('@/content/reader/content');

const { nationalNumber } = sample.emergencies.emergency;

/** Texts that name a chat stop the build of a clinic that has none. */
const withoutChat = <Value,>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('WhatsApp', 'téléphone')) as Value;

/** Returns a function that renders a page and the footer of a clinic with these telephones, without the fields in `lacks`. */
async function siteWith(
  numbers: readonly Pick<ClinicPhone, 'number' | 'role'>[],
  lacks: readonly string[],
) {
  const phones = numbers.map((phone) => ({ ...phone, ...telephoneOf(phone.number) }));
  jest.resetModules();
  const facts = Object.entries(sample.clinic).filter(([field]) => !lacks.includes(field));
  const clinic = { ...Object.fromEntries(facts), phones: { is: phones, confirmed: 'oui' } };
  // Only data is mocked.
  jest.doMock('@/content/reader/content', () => ({
    today: '2026-11-01',
    content: {
      ...sample,
      clinic: { socialLinks: { is: [], confirmed: 'oui' }, ...clinic },
      pages: withoutChat(sample.pages),
      practical: withoutChat(sample.practical),
    },
  }));
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { SiteFooter } = await import('@/components/site/footer/SiteFooter');
  const own = await import('@/content/facts/clinic');
  const pageAt = await importPages();
  const foot = <SiteFooter clinic={own.clinic} hours={[]} pages={[]} builtOn="2026-11-01" />;
  return async (address: string) =>
    renderToStaticMarkup(await pageAt(address)) + renderToStaticMarkup(foot);
}

const calledIn = (html: string, selector = '') =>
  [...parsePage(html).querySelectorAll(`${selector} a[href^="tel:"]`)].map((link) =>
    link.getAttribute('href'),
  );

const [doctor] = sample.doctors;

const shown = [
  routes.home(),
  routes.specialty('pediatrie'),
  routes.doctors(),
  routes.doctor(doctor?.[1].name ?? ''),
  routes.hours(),
  routes.emergencies(),
  routes.practical(),
  routes.insurers(),
  routes.booking(),
  routes.search(),
  routes.privacy(),
  routes.legal(),
  routes.offline(),
];

describe('a clinic with a landline, without optional facts', () => {
  const landline = '+22320210001';
  let pageAt: Awaited<ReturnType<typeof siteWith>>;

  beforeAll(async () => {
    const optional = ['chatNumber', 'email', 'formId', 'geo', 'mapUrl', 'mapEmbedUrl'];
    pageAt = await siteWith([{ number: landline }], [...optional, 'socialLinks']);
  });

  test.each(shown)('%s names, links and frames nothing that it lacks', async (address) => {
    const html = await pageAt(address);
    const named =
      /whatsapp(?!"?,)|wa\.me|sms:|mailto:|formspree|<iframe|google\.com|openstreetmap|undefined|Itinéraire|"(?:geo|hasMap|sameAs|email)":/gi;
    expect(html.match(named) ?? []).toEqual([]);
    const known = [`tel:${landline}`, `tel:${nationalNumber}`];
    expect(calledIn(html).filter((href) => !known.includes(String(href)))).toEqual([]);
    expect(calledIn(html)).toContain(`tel:${landline}`);
  });

  it('asks for a call rather than a message', async () => {
    expect(await pageAt(routes.emergencies())).toContain('Un message peut rester sans réponse');
  });
});

test('each button of a clinic with telephones by role calls the line of its purpose', async () => {
  const roles = ['standard', 'urgences', 'rendez-vous'] as const;
  const phones = roles.map((role, index) => ({ number: `+${22320220000 + index}` as const, role }));
  const [standard, urgent, booking] = phones.map(({ number }) => `tel:${number}`);
  const pageAt = await siteWith(phones, ['chatNumber']);
  const html = await pageAt(routes.emergencies());
  expect(new Set(calledIn(html, 'main'))).toEqual(new Set([urgent, `tel:${nationalNumber}`]));
  expect(calledIn(html, 'nav[aria-label="Joindre la clinique"]')).toEqual([urgent]);
  expect(calledIn(await pageAt(routes.home()), '#rdv')).toEqual([booking]);
  expect(calledIn(await pageAt(routes.home()), 'header')).toEqual([standard, standard]);
  expect(calledIn(await pageAt(routes.doctors()), 'main article')).toContain(booking);
});
