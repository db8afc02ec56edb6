import type { Page } from 'playwright/test';
import { clinic } from '../content/data/clinic';
import { displayPhone } from '../content/model/phone';
import { routes } from '../content/model/routes';
import { everyAddress, pageKinds, specialtyAddresses } from './addresses';
import { badFocus } from './layout-checks';
import { expect, onPhone, readToTheEnd, test, waitForFonts } from './visitor';

// What takes keys, ears or movement. Elsewhere: what can be seen of a page at rest in accessibility.spec.ts, the skip link in finding-the-way.spec.ts, arrows beside what can be swiped in
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

/** Goes through the page by the Tab key, and returns what is wrong with the focus on the way. */
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

for (const address of kinds)
  test(`by keyboard, ${address} shows where one is`, { tag: '@widths' }, async ({ page }) => {
    await page.goto(address);
    // What sleeps is not on the keyboard’s way yet.
    await readToTheEnd(page);
    const whole = page.viewportSize() ?? { width: 0, height: 0 };
    const sizes = onPhone(page) ? [whole, { width: 320, height: 256 }] : [whole];
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await goThrough(page), `${address} at ${String(size.width)} px`).toEqual([]);
    }
  });

test('the call button stays at one place', { tag: '@widths' }, async ({ page, baseURL }) => {
  const places = new Map<string, string[]>();
  for (const address of everyAddress) {
    // As from another of our pages, so that type comes at once; no picture is above the bar.
    await page.goto(address, { waitUntil: 'domcontentloaded', referer: baseURL ?? '' });
    await waitForFonts(page);
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
  await page.getByRole('button', { name: 'Menu' }).click();
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

/** Grounds, larger than a button or a logo, that are brighter than a middle grey. Runs in the page. */
function brightGrounds(): string[] {
  return [...document.querySelectorAll('html, html *')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    const isBright = (red + green + blue) / 3 > 128 && alpha > 0.5;
    return isBright && width * height > 30_000 ? [`${element.tagName} ${backgroundColor}`] : [];
  });
}

test('who prefers a dark screen is not dazzled', { tag: '@widths' }, async ({ page }) => {
  await page.goto(routes.hours());
  expect((await page.evaluate(brightGrounds)).length).toBeGreaterThan(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of Object.values(pageKinds)) {
    await page.goto(address);
    expect.soft(await page.evaluate(brightGrounds), address).toEqual([]);
    // What the browser draws itself: fields, scroll bars, its own bar.
    const bar = page.locator('meta[name="theme-color"][media*="dark"]');
    await expect(bar).toHaveAttribute('content', '#0f1c22');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 28, 34)');
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute(
      'content',
      'light dark',
    );
  }
});
