import type { Page } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { insurers } from '../content/data/insurers';
import { displayPhone } from '../content/model/phone';
import { routes } from '../content/model/routes';
import { everyAddress, specialtyAddresses } from './addresses';
import {
  badFocus,
  brokenOutline,
  brokenWords,
  cutText,
  emptyFrames,
  smallTargets,
} from './layout-checks';
import { expect, onPhone, test } from './visitor';

// What axe cannot see. Elsewhere: the skip link in finding-the-way.spec.ts, arrows beside what can be swiped in
// looking-at-equipment.spec.ts, what a wizard keeps (WCAG 3.3.7) in trying-the-wizard.spec.ts, « Erreur : » in
// writing-to-the-clinic.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] });

/** One page of each kind, and those that hold most. */
const kinds = [
  routes.home(),
  routes.services(),
  ...specialtyAddresses.slice(0, 1),
  routes.doctors(),
  routes.insurers(),
  routes.booking(),
  routes.about(),
  routes.offline(),
];

test('headings never skip, targets are large enough, nothing is wider than the screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const whole = page.viewportSize() ?? { width: 0, height: 0 };
  for (const address of everyAddress) {
    await page.setViewportSize(whole);
    await page.goto(address);
    expect.soft(await page.evaluate(brokenOutline), address).toEqual([]);
    expect.soft(await page.evaluate(smallTargets), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await page.evaluate(cutText), `${address} at 320 × 256 px`).toEqual([]);
  }
});

/** Goes through the page by the Tab key, and answers what is wrong with the focus on the way. */
async function goThrough(page: Page): Promise<string[]> {
  const found: string[] = [];
  const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  for (let stops = 0; stops < 400; stops += 1) {
    const stop = await page.evaluate(badFocus);
    if (stop.isOver || (stops > 0 && stop.name.includes('Aller au contenu'))) return found;
    found.push(...stop.found);
    await page.keyboard.press('Tab');
  }
  return [...found, 'the keyboard never comes to the end'];
}

test('the keyboard sees where it is, on every kind of page', async ({ page }) => {
  test.setTimeout(120_000);
  const sizes = onPhone(page)
    ? [
        { width: 360, height: 740 },
        { width: 320, height: 256 },
      ]
    : [{ width: 1366, height: 768 }];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const address of kinds) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await goThrough(page), `${address} at ${size.width} px`).toEqual([]);
    }
  }
});

for (const [what, enlarge] of [
  ['text twice as large', twiceAsLarge],
  ['the spacing of WCAG 1.4.12', spaceOut],
] as const) {
  test(`${what} cuts nothing off`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of everyAddress) {
      await page.goto(address);
      await enlarge(page);
      expect.soft(await page.evaluate(cutText), address).toEqual([]);
    }
  });
}

test('on the narrowest phone, text twice as large leaves room to read, and words whole', async ({
  page,
}) => {
  if (!onPhone(page)) return; // Bars at both ends are a phone's.
  const height = 640;
  await page.setViewportSize({ width: 320, height });
  for (const address of [...kinds, routes.specialty('endocrinologie')]) {
    await page.goto(address);
    await twiceAsLarge(page);
    const bars = await Promise.all(
      [page.getByRole('banner'), page.getByRole('navigation', { name: 'Joindre la clinique' })].map(
        async (bar) => (await bar.boundingBox())?.height ?? height,
      ),
    );
    expect
      .soft(
        bars.reduce((sum, height) => sum + height),
        address,
      )
      .toBeLessThanOrEqual(height / 4);
    expect.soft(await page.evaluate(cutText), address).toEqual([]);
    expect.soft(await page.evaluate(brokenWords, 'h1, h2, h3, h4'), address).toEqual([]);
  }
});

/** As a visitor sets it in the browser: media queries in em follow. */
async function twiceAsLarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await browser.detach();
}

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
}

test('the call button is the first thing of every page’s bar, at the same place', async ({
  page,
}) => {
  const places = new Map<string, string[]>();
  for (const address of everyAddress) {
    await page.goto(address);
    const call = page.getByRole('link', { name: /^(Appeler|\+223)/ }).first();
    await expect(call).toHaveAccessibleName(
      `Appeler la clinique au ${displayPhone(clinic.phones[0])}`,
    );
    const place = JSON.stringify(await call.boundingBox());
    places.set(place, [...(places.get(place) ?? []), address]);
  }
  expect([...places.values()], 'one place for all pages').toEqual([everyAddress]);
});

test('nothing moves for those who ask for no movement', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
          return playState === 'running' && Number(duration) * iterations > 1;
        })
        .map((animation) => (animation.effect as KeyframeEffect).target?.className),
    );
  await page.goto(routes.home());
  for (const section of await page.getByRole('main').locator('section').all()) {
    await section.scrollIntoViewIfNeeded();
    expect(await moving()).toEqual([]);
  }
  await page.getByRole('button', { name: 'Voir plus' }).click();
  expect(await moving()).toEqual([]);
  if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  expect(await moving()).toEqual([]);
});

/** What the page tells a screen reader by itself from now on: the words of a live region each time they change. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const live = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
      const regions = changes.map(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].find((node) => node instanceof Element);
        return (
          element?.closest(live) ?? (added?.matches(live) ? added : added?.querySelector(live))
        );
      });
      for (const region of new Set(regions))
        if (region?.textContent.trim()) said.push(region.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { said });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));
}

test('a link that leads to WhatsApp says so', async ({ page }) => {
  for (const address of kinds) {
    await page.goto(address);
    for (const link of await page.locator('main [href*="//wa.me/"]:visible').all())
      await expect.soft(link, address).toHaveAccessibleName(/WhatsApp.* \(nouvel onglet\)/);
  }
});

test('each thing is announced once', async ({ page }) => {
  await page.goto(routes.doctors());
  await expect(page.getByRole('status')).toHaveText(/médecins$/);
  const ofDoctors = await listen(page);
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption('Cardiologue');
  await expect(page.getByRole('status')).toHaveText(/^\d médecins?$/);
  expect(await ofDoctors()).toEqual([expect.stringMatching(/^\d médecins?$/)]);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('status')).toHaveText(/^Aucun/);
  expect(await ofDoctors()).toEqual([expect.stringMatching(/^Aucun/)]);

  await page.goto('/#contact');
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  const ofForm = await listen(page);
  await page.getByRole('button', { name: 'Envoyer le Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Nom\u00a0: indiquez votre nom');
  expect(await ofForm()).toEqual([expect.stringMatching(/^Il y a un problème/)]);
});

test('in the colours that a visitor forces, buttons and what is chosen are still seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const unseen = () =>
    page.evaluate(() => {
      const plain = new Set(['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor]);
      return [...document.querySelectorAll('button, input, select, textarea, [class] > svg')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopWidth, borderTopColor, color, width } = getComputedStyle(element);
          if (element instanceof SVGElement) return plain.has(color) || width === '0px';
          return parseFloat(borderTopWidth) < 1 || plain.has(borderTopColor);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
  const isMarked = (current: string) =>
    page.evaluate((selector) => {
      const marks = (element: Element) => {
        const { borderTopColor, borderTopWidth, outlineStyle, textDecorationLine, fontWeight } =
          getComputedStyle(element);
        return `${borderTopColor} ${borderTopWidth} ${outlineStyle} ${textDecorationLine} ${fontWeight}`;
      };
      const chosen = document.querySelector(selector);
      const other = chosen?.closest('li')?.parentElement?.querySelector('a:not([aria-current])');
      return !!chosen && !!other && marks(chosen) !== marks(other);
    }, current);
  for (const address of kinds) {
    await page.goto(address);
    expect.soft(await unseen(), address).toEqual([]);
  }
  await page.goto(routes.service('Psychiatrie'));
  const list = page.getByRole('navigation', { name: 'Spécialités' });
  await expect(list.locator('[aria-current]')).toHaveText('Psychiatrie');
  expect(await isMarked('nav [aria-current="true"]')).toBe(true);
});

test('on paper: how to reach the clinic first, then the page, and nothing to press', async ({
  page,
}) => {
  for (const address of kinds) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const foot = page.getByRole('contentinfo');
    for (const words of [...clinic.phones.map(displayPhone), '24h/24', clinic.address.area])
      await expect(foot.getByText(words).first()).toBeVisible();
    const [head, title] = [foot, page.getByRole('heading', { level: 1 })].map((part) =>
      part.boundingBox(),
    );
    expect((await head)?.y).toBeLessThan((await title)?.y ?? 0);
    for (const chrome of ['navigation', 'button', 'banner', 'form'] as const)
      await expect(page.getByRole(chrome)).toHaveCount(0);
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    expect(await page.evaluate(emptyFrames), address).toEqual([]);
  }
  await page.goto(routes.home());
  for (const { nom } of insurers)
    await expect(page.getByRole('img', { name: nom, exact: true }).first()).toBeVisible();
});

test('a dark preference changes no colour: the site is light, and says so', async ({ page }) => {
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { color, backgroundColor, colorScheme } = getComputedStyle(element);
        return `${element.tagName} ${color} ${backgroundColor} ${colorScheme}`;
      }),
    );
  // Fields are what a browser darkens by itself.
  await page.goto(routes.home());
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.reload();
  expect(await colours()).toEqual(light);
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light');
});
