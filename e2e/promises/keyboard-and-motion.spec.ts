import type { Page } from 'playwright/test';
import { doctors } from '../../content/facts/doctors';
import { doctorCount } from '../../content/model/doctors/doctor-search';
import { routes } from '../../content/model/clinic/routes';
import { specialtyAddresses } from '../support/addresses';
import { firstOf } from '../support/first-of';
import { badFocus, bars } from '../support/layout-checks';
import { expect, menuOpener, readToTheEnd, test } from '../support/visitor';

// Other files test pages without interaction (accessibility.spec.ts), the title « Erreur : » of a form with errors
// (contact-form.spec.ts), the skip link (menu.spec.ts), arrows instead of swipes (equipment.spec.ts) and the wizard's
// memory (WCAG 3.3.7, booking-wizard.spec.ts).

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/status of 404/] });

/** Pages of several kinds. The first two have nearly all kinds of controls. */
const kinds = [
  routes.home(),
  routes.booking(),
  routes.services(),
  ...specialtyAddresses.slice(0, 1),
  routes.doctors(),
  routes.hours(),
  routes.insurers(),
];

/** Presses a key through the whole page, and returns the problems of the focus. */
async function press(key: 'Tab' | 'Shift+Tab', page: Page): Promise<string[]> {
  const found: string[] = [];
  const around = await page.evaluateHandle(bars);
  for (let stops = 0; stops < 400; stops += 1) {
    const stop = await page.evaluate(badFocus, around);
    if (stop.isOver || (stops > 0 && stop.name.includes('Aller au contenu'))) return found;
    found.push(...stop.found);
    await page.keyboard.press(key);
  }
  return [...found, 'the keyboard never comes to the end'];
}

async function goThrough(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  return press('Tab', page);
}

/** Sizes of a wide screen and of a 1280 × 1024 screen zoomed to 400 %, px. Phones have no Tab key. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 320, height: 256 },
];

for (const [index, address] of kinds.entries())
  test(
    `by keyboard, ${address} shows where the focus is`,
    { tag: ['@wide', ...(index < 2 ? [] : ['@nightly'])] },
    async ({ page }) => {
      await page.goto(address);
      // Controls enter the tab order once their island is hydrated.
      await readToTheEnd(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await goThrough(page), `${address} at ${String(size.width)} px`).toEqual([]);
      }
    },
  );

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
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
  await menuOpener(page).click();
  expect(await moving()).toEqual([]);
});

/** Records each text of live regions. Returns a function that returns and clears the record. */
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
  const { specialty } = firstOf(doctors);
  const count = doctorCount(doctors.filter((one) => one.specialty === specialty).length, 'médecin');
  await page.goto(routes.doctors());
  await expect(page.getByRole('status')).toHaveText(/médecins$/);
  const ofDoctors = await listen(page);
  await page.getByRole('combobox', { name: 'Spécialité' }).selectOption(specialty);
  await expect(page.getByRole('status')).toHaveText(count);
  expect(await ofDoctors()).toEqual([count]);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('status')).toHaveText(/^Aucun/);
  expect(await ofDoctors()).toEqual([expect.stringMatching(/^Aucun/)]);

  await page.goto('/#contact');
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
  const ofForm = await listen(page);
  await page.getByRole('button', { name: 'Envoyer le Message' }).click();
  await expect(page.locator('#contact').getByRole('alert')).toContainText('Indiquez votre nom');
  expect(await ofForm()).toEqual([expect.stringMatching(/^Il y a un problème/)]);
});
