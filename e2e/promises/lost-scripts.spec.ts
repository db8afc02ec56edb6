import type { Page, Route } from 'playwright/test';
import { longestWait } from '../../components/islands/marks';
import { routes } from '../../content/model/clinic/routes';
import { someone } from '../support/doctors';
import { delayRequests, expect, scriptOf, test, untilReady } from '../support/visitor';

const html = '<!doctype html><title>Connexion</title>';

/** Faulty responses to the request for a script. */
const faults = {
  lost: (route: Route) => route.abort(),
  cut: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'a page': (route: Route) => route.fulfill({ contentType: 'text/html', body: html }),
  'of a wrong type': async (route: Route) =>
    route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }),
} as const;

type Fault = keyof typeof faults | 'late';

/** A control of a page: its use, its effect, and what replaces it if its script is lost. */
interface Control {
  address: string;
  island: string;
  use: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
  without: (page: Page) => Promise<void>;
}

const field = (page: Page, name: string) => page.getByRole('searchbox', { name });
const said = (page: Page, what: string) => page.getByText(`${what} n’a pas chargé`);

const controls: Record<string, Control> = {
  'the services of the home page': {
    address: routes.home(),
    island: 'ServicesToggle',
    use: async (page) => {
      const toggle = page.getByRole('button', { name: 'Voir plus' });
      await page.getByRole('heading', { name: 'Nos services' }).scrollIntoViewIfNeeded();
      // The button disappears once all services are shown, maybe before this click.
      if (await toggle.isVisible()) await toggle.click({ timeout: 3_000 }).catch(() => undefined);
    },
    works: (page) => expect(page.getByRole('link', { name: 'Psychiatrie' }).first()).toBeVisible(),
    without: async (page) => {
      await expect(page.getByRole('link', { name: 'Psychiatrie' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Voir plus' })).toBeHidden();
    },
  },
  'the list of specialties': {
    address: routes.service('Cardiologie'),
    island: 'SpecialtyNav',
    use: async (page) => {
      const list = page.getByRole('navigation', { name: 'Spécialités' });
      const all = list.getByRole('link', { name: 'Toutes les spécialités' });
      if (await all.isVisible()) await all.click();
      await list.getByRole('link', { name: 'ORL', exact: true }).click({ timeout: 10_000 });
    },
    works: (page) =>
      expect(page.getByRole('heading', { name: 'ORL', exact: true })).toBeInViewport(),
    without: async (page) => {
      await expect(page.getByRole('heading', { name: 'ORL', exact: true })).toBeInViewport();
      await expect(page.locator('main section h2:visible')).toHaveText(['ORL']);
    },
  },
  'the filter of doctors': {
    address: routes.doctors(),
    island: 'DoctorFilter',
    use: (page) => field(page, 'Rechercher un médecin').fill(someone.familyName),
    works: (page) =>
      expect(page.getByRole('article').getByRole('heading')).toHaveText([someone.name]),
    without: (page) => expect(said(page, 'Le filtre')).toBeVisible(),
  },
  'the search': {
    address: `${routes.search()}?q=dents`,
    island: 'Search',
    use: (page) => field(page, 'Dites ce qui vous amène').fill('dents'),
    works: (page) => expect(page.getByRole('list', { name: 'Résultats' })).toBeVisible(),
    without: async (page) => {
      await expect(said(page, 'La recherche')).toBeVisible();
      await page.getByRole('link', { name: 'choisissez dans la liste' }).click();
      await expect(page.getByRole('heading', { name: 'De A à Z' })).toBeInViewport();
    },
  },
  'the request of an appointment': {
    address: `${routes.booking()}?motif=enfant`,
    island: 'AppointmentRequest',
    use: async (page) => {
      await page.locator('#demande').getByRole('heading', { level: 3 }).click();
    },
    works: (page) =>
      expect(
        page.locator('#demande').getByRole('heading', { name: /^Quel pédiatre/ }),
      ).toBeVisible(),
    without: async (page) => {
      await expect(said(page, 'La demande en quatre étapes')).toBeVisible();
      await page.getByRole('link', { name: 'voici les médecins, par spécialité' }).click();
      const doctors = page.getByRole('region', { name: 'Pédiatrie' });
      await expect(doctors.getByRole('link', { name: /^WhatsApp/ }).first()).toBeVisible();
      // The first step is a list of links.
      await expect(page.locator('#demande').getByRole('link', { name: /^Enfant/ })).toBeVisible();
    },
  },
};

test.use({
  allowedComplaints: [
    /Failed to (load|fetch)|is not awake|MIME type|SyntaxError|Unexpected|Invalid/,
  ],
});

/** Makes the script fail. Returns a function that repairs it. */
async function plant(page: Page, script: string, fault: Fault): Promise<() => void> {
  if (fault === 'late') return delayRequests(page, scriptOf(script));
  let isMended = false;
  await page.route(scriptOf(script), (route) =>
    isMended ? route.continue() : faults[fault](route),
  );
  return () => {
    isMended = true;
  };
}

async function tryWithout(page: Page, control: Control, script: string, fault: Fault) {
  const mend = await plant(page, script, fault);
  if (fault === 'late') await page.clock.install();
  await page.goto(control.address, { waitUntil: 'domcontentloaded' });
  if (script !== 'main') await untilReady(page);
  await control.use(page);
  if (fault === 'late') await page.clock.runFor(longestWait);
  await control.without(page);
  mend();
  // The first touch may precede the last faulty response.
  await expect(async () => {
    await control.use(page);
    await control.works(page);
  }).toPass();
  await expect(page.getByText('n’a pas chargé').filter({ visible: true })).toHaveCount(0);
  // The page may still request a script.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

type Case = readonly [script: string, fault: Fault];

const lostAndLate = (script: string): Case[] => [
  [script, 'lost'],
  [script, 'late'],
];

/** All islands load in the same way, so one of them is tested with every fault, and with those of shared scripts. */
const others: Record<string, readonly Case[]> = {
  'the filter of doctors': [
    ['DoctorFilter', 'cut'],
    ['DoctorFilter', 'a page'],
    ['DoctorFilter', 'of a wrong type'],
    ['hydrate', 'lost'],
    ...lostAndLate('main'),
  ],
  // Folded content has its own fallback (`unfolded`).
  'the services of the home page': lostAndLate('main'),
};

for (const [what, control] of Object.entries(controls))
  test.describe(what, { tag: '@light' }, () => {
    for (const [script, fault] of [...lostAndLate(control.island), ...(others[what] ?? [])])
      test(
        `${script} is ${fault}: no control is silently dead, and it recovers`,
        // The filter's tests cover the same promise by day.
        { tag: fault === 'late' && script !== 'DoctorFilter' ? '@nightly' : [] },
        ({ page }) => tryWithout(page, control, script, fault),
      );
  });

test('a late script is announced by the real clock too', { tag: '@light' }, async ({ page }) => {
  await delayRequests(page, scriptOf('DoctorFilter'));
  await page.goto(routes.doctors(), { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  await field(page, 'Rechercher un médecin').fill(someone.familyName);
  await expect(said(page, 'Le filtre')).toBeVisible();
});

test('a main script that came empty is asked for again', { tag: '@light' }, async ({ page }) => {
  await page.route(/\/_islands\/main-\w+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(routes.hours());
  await untilReady(page);
});
