import type { Page } from 'playwright/test';
import { doctors } from '../content/data/doctors';
import { services } from '../content/data/services';
import { specialties } from '../content/data/specialties';
import { doctorsOf } from '../content/model/specialty';
import { routes } from '../content/model/routes';
import { expect, frames, holdBack, onPhone, test, waitForType } from './visitor';

const [first, second, third] = specialties;
const tenth = services[9].title;
const hostileIds = [
  'Astrologie',
  '',
  'cardiologie',
  '__proto__',
  'constructor',
  '%00',
  '%zz',
  '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'ORL&id=Odonto',
];

const list = (page: Page) => page.getByRole('navigation', { name: 'Spécialités' });
const panels = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });

async function expectChosen(page: Page, specialty: (typeof specialties)[number]): Promise<void> {
  await expect(panels(page)).toHaveText([specialty.title]);
  const current = list(page).getByRole('link').and(page.locator('[aria-current="true"]'));
  await expect(current).toHaveText([specialty.title]);
  await expect(current).toBeInViewport({ ratio: 0.9 });
  const panel = page.getByRole('region', { name: specialty.title, exact: true });
  await expect(panel).toContainText(specialty.description);
  await expect(panel.getByRole('article').getByRole('heading')).toHaveText(
    doctorsOf(specialty, doctors).map(({ name }) => name),
  );
}

/** Whether the beginning of a panel stands below the bar, in the upper part of the screen. */
async function expectReadable(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('region', { name: title, exact: true });
  await expect(panel).toBeFocused();
  await expect
    .poll(() =>
      panel.evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const { top } = element.getBoundingClientRect();
        return top >= bar && top < innerHeight * 0.6;
      }),
    )
    .toBe(true);
}

test.describe('the services of the home page', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Nos services' });
  const tiles = (page: Page) => section(page).getByRole('article');
  const toggle = (page: Page) => section(page).getByRole('button', { name: /^Voir (plus|moins)$/ });

  test('nine first, then all, then nine again', async ({ page }) => {
    await page.goto(routes.home());
    await expect(tiles(page)).toHaveCount(9);
    const more = section(page).getByRole('button', { name: 'Voir plus', expanded: false });
    await expect(more).toHaveAttribute('aria-controls', 'services-liste');
    await more.click();
    await expect(tiles(page)).toHaveCount(services.length);
    await expect(section(page).getByRole('link', { name: tenth, exact: true })).toBeFocused();

    const fewer = section(page).getByRole('button', { name: 'Voir moins', expanded: true });
    await fewer.scrollIntoViewIfNeeded();
    const place = async () => (await toggle(page).boundingBox())?.y ?? Number.NaN;
    const before = await place();
    await fewer.click();
    await expect(tiles(page)).toHaveCount(9);
    await frames(page, 3);
    expect(await place()).toBeCloseTo(before, 0);
    const again = section(page).getByRole('button', { name: 'Voir plus', expanded: false });
    await expect(again).toBeInViewport({ ratio: 1 });
    await expect(again).toBeFocused();
  });

  for (const place of ['#services-liste li:last-child a', '#contact form'])
    test(`all are still there for who comes back to ${place}, where it was`, async ({ page }) => {
      await page.goto(routes.home());
      await section(page).getByRole('button', { name: 'Voir plus', expanded: false }).click();
      const seen = page.locator(place);
      await seen.evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
      });
      const top = () => seen.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await page.goto(routes.hours());
      await page.goBack();
      await waitForType(page);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle(page)).toHaveAccessibleName('Voir moins');
      await expect(tiles(page)).toHaveCount(services.length);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    });

  test('all are still there for who comes back by way of a section', async ({ page }) => {
    await page.goto(routes.home());
    await section(page).getByRole('button', { name: 'Voir plus', expanded: false }).click();
    await page.goto(routes.homeAnchor('contact'));
    await page.goto(routes.hours());
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(routes.home());
    await expect(tiles(page)).toHaveCount(services.length);
    await toggle(page).click();
    await expect(tiles(page)).toHaveCount(9);
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto(routes.home());
    const more = section(page).getByRole('button', { name: 'Voir plus', expanded: false });
    await more.focus();
    await page.keyboard.press('Enter');
    const revealed = section(page).getByRole('link', { name: tenth, exact: true });
    await expect(revealed).toBeFocused();
    await expect(revealed).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(
      section(page).getByRole('link', { name: services[10].title, exact: true }),
    ).toBeFocused();
    await section(page).getByRole('button', { name: 'Voir moins' }).focus();
    await page.keyboard.press('Space');
    await expect(tiles(page)).toHaveCount(9);
    await expect(section(page).getByRole('button', { name: 'Voir plus' })).toBeInViewport();
  });

  test('never more than nine, from the first frame on', async ({ page }) => {
    await page.addInitScript(() => {
      const counts = new Set<number>();
      Object.assign(globalThis, { counts });
      const look = () => {
        const seen = [...document.querySelectorAll('#services article')];
        counts.add(seen.filter((tile) => tile.checkVisibility()).length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/#services');
    await expect(
      section(page).getByRole('button', { name: 'Voir plus', expanded: false }),
    ).toBeVisible();
    await expect(tiles(page)).toHaveCount(9);
    const counts = await page.evaluate(() => [
      ...(globalThis as unknown as { counts: Set<number> }).counts,
    ]);
    expect(Math.max(...counts)).toBe(9);
  });

  test('a tile opens its specialty', async ({ page }) => {
    await page.goto(routes.home());
    await section(page).getByRole('link', { name: 'Pédiatrie', exact: true }).click();
    await expect(page).toHaveURL('/services/?id=Pediatrie');
    await expect(panels(page)).toHaveText(['Pédiatrie']);
  });
});

test.describe('the specialties', () => {
  test('the first is chosen until the visitor chooses', async ({ page }) => {
    await page.goto(routes.services());
    await expect(list(page).getByRole('link')).toHaveText(specialties.map(({ title }) => title));
    await expectChosen(page, first);
    await expect(page).toHaveURL(routes.services());
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a choice has an address: back, forward, reload', async ({ page }) => {
    await page.goto(routes.services());
    const link = (title: string) => list(page).getByRole('link', { name: title, exact: true });
    await link(second.title).click();
    await expectChosen(page, second);
    await expectReadable(page, second.title);
    await expect(page).toHaveURL(routes.service(second.id));
    await expect(page).toHaveTitle(`${second.title} — Le Fleuve`);
    await link(third.title).click();
    await expectChosen(page, third);
    // The same again is not another step back.
    await link(third.title).click();
    await page.goBack();
    await expect(page).toHaveURL(routes.service(second.id));
    await expect(panels(page)).toHaveText([second.title]);
    await page.goBack();
    await expect(page).toHaveURL(routes.services());
    await expect(page).toHaveTitle('Services et spécialités — Le Fleuve');
    await expect(panels(page)).toHaveText([first.title]);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(routes.service(third.id));
    await expect(panels(page)).toHaveText([third.title]);
    await page.reload();
    await expectChosen(page, third);
  });

  for (const specialty of [specialties[25], specialties[13], second]) {
    test(`« ${specialty.title} » is chosen by its address, and scrolled to`, async ({ page }) => {
      await page.goto(routes.service(specialty.id));
      await expectReadable(page, specialty.title);
      await expectChosen(page, specialty);
    });
  }

  test('with reduced motion the page is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const places = new Set<number>();
      addEventListener('scroll', () => places.add(scrollY));
      Object.assign(globalThis, { places });
    });
    await page.goto(routes.service('Pediatrie'));
    await expectReadable(page, 'Pédiatrie');
    const places = await page.evaluate(
      () => (globalThis as unknown as { places: Set<number> }).places.size,
    );
    expect(places).toBeLessThanOrEqual(1);
  });

  test('a visitor who began before the scripts came is not taken elsewhere', async ({ page }) => {
    const letScriptsCome = await holdBack(page, '**/*.js');
    await page.goto(routes.service('Pediatrie'), { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).toBeFocused();
    letScriptsCome();
    // The script is there when it has taken over from the rule of the first frame.
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
    await frames(page, 20);
    await expect(skipLink).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const id of hostileIds) {
    test(`?id=${id} is ignored`, async ({ page }) => {
      await page.goto(`/services/?id=${id}`);
      await expectChosen(page, first);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('an address too long to be one is ignored', async ({ page }) => {
    await page.goto(routes.services());
    await page.evaluate(() => {
      history.replaceState(null, '', `?id=${'A'.repeat(100_000)}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectChosen(page, first);
  });

  test('a link of the list opens in a new tab as any link', async ({ page, context }) => {
    await page.goto(routes.services());
    const opened = context.waitForEvent('page');
    await list(page)
      .getByRole('link', { name: second.title, exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(panels(tab)).toHaveText([second.title]);
    await expect(panels(page)).toHaveText([first.title]);
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto(routes.services());
    const last = specialties[25];
    await list(page).getByRole('link', { name: last.title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expectReadable(page, last.title);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('region', { name: last.title, exact: true }).getByRole('link').first(),
    ).toBeFocused();
  });

  test('the list stands beside the panel, or scrolls above it on a phone', async ({ page }) => {
    await page.goto(routes.services());
    const [listBox, panelBox] = [
      await list(page).boundingBox(),
      await page.getByRole('region', { name: first.title, exact: true }).boundingBox(),
    ];
    if (!listBox || !panelBox) throw new Error('The list or the panel is not on the page');
    if (onPhone(page)) {
      expect(listBox.y + listBox.height).toBeLessThanOrEqual(panelBox.y);
      expect(listBox.height).toBeLessThan(80);
    } else {
      expect(listBox.x + listBox.width).toBeLessThanOrEqual(panelBox.x);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
  });
});

test.describe('from the first frame on', () => {
  for (const [address, specialty] of [
    [routes.service('Psychiatrie'), specialties[23]],
    [routes.service('ORL'), second],
    [routes.services(), first],
    [routes.service('Astrologie'), first],
  ] as const) {
    test(`${address} never shows another specialty`, async ({ page }) => {
      // Slow enough for the page to be painted many times while it arrives.
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: 90_000,
        uploadThroughput: 90_000,
      });
      await page.addInitScript(() => {
        const seen = { titles: [] as string[], frames: 0 };
        Object.assign(globalThis, { seen });
        const look = () => {
          for (const title of document.querySelectorAll('main section h2'))
            if (title.checkVisibility()) {
              seen.frames += 1;
              const words = title.textContent;
              if (!seen.titles.includes(words)) seen.titles.push(words);
            }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(panels(page)).toHaveText([specialty.title]);
      const seen = await page.evaluate(
        () => (globalThis as unknown as { seen: { titles: string[]; frames: number } }).seen,
      );
      expect(seen.titles).toEqual([specialty.title]);
      expect(seen.frames).toBeGreaterThan(3);
    });
  }
});

test.describe('when the scripts fail to arrive', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] });

  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  test('« Voir plus » unfolds all the services', async ({ page }) => {
    await page.goto(routes.home());
    const section = page.getByRole('region', { name: 'Nos services' });
    await expect(section.getByRole('article')).toHaveCount(9);
    await section.getByRole('button', { name: 'Voir plus' }).click();
    await expect(section.getByRole('article')).toHaveCount(services.length);
    await section.getByRole('button', { name: 'Voir moins' }).click();
    await expect(section.getByRole('article')).toHaveCount(9);
  });

  test('every specialty can be chosen', async ({ page }) => {
    await page.goto(routes.service(third.id));
    await expect(panels(page)).toHaveText([third.title]);
    for (const { title } of [second, specialties[25]]) {
      await list(page).getByRole('link', { name: title, exact: true }).click();
      await expect(panels(page)).toHaveText([title]);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads down to each specialty', async ({ page }) => {
    await page.goto(routes.services());
    await expect(panels(page)).toHaveCount(specialties.length);
    for (const { title } of [second, specialties[25]]) {
      await list(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });

  test('all services stand on the home page, with no button', async ({ page }) => {
    await page.goto(routes.home());
    const section = page.getByRole('region', { name: 'Nos services' });
    await expect(section.getByRole('article')).toHaveCount(services.length);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
