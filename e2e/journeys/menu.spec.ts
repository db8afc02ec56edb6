import type { Page } from 'playwright/test';
import { practical } from '../../content/facts/practical';
import { navigation, site } from '../../content/facts/site';
import { quickLinks } from '../../content/model/pages/quick-links';
import { homeAnchors, routes } from '../../content/model/clinic/routes';
import { expect, menuOpener as menu, onPhone, test, untilReady } from '../support/visitor';

/** Waits until a part of the page is just below the header. */
async function expectClearOfBar(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((part) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(part)?.getBoundingClientRect().top ?? -1;
        return top >= bar - 1 && top < bar + 100;
      }, id),
    )
    .toBe(true);
}

test(
  'the bar holds the seven items, in order, and « Prendre RDV »',
  { tag: '@widths' },
  async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    if (onPhone(page)) await menu(page).click();
    else await expect(menu(page)).toBeHidden();
    const links = bar.getByRole('navigation').getByRole('list').first().getByRole('link');
    await expect(links).toHaveText([
      'Accueil',
      'Services',
      'Docteurs',
      'Plateau Technique',
      'Contact',
      'Horaires',
      'À Propos',
    ]);
    for (const { label, href } of navigation) {
      const link = bar.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeVisible();
    }
    await expect(bar.getByRole('link', { name: 'Prendre RDV' })).toHaveAttribute(
      'href',
      onPhone(page) ? '/#rdv' : '/#contact',
    );
  },
);

test('the menu marks the item of the page, and no other', async ({ page }) => {
  for (const [label, address, mark] of [
    ['Accueil', routes.home(), 'page'],
    ['Horaires', routes.hours(), 'page'],
    ['À Propos', routes.about(), 'page'],
    ['Services', routes.specialty('pediatrie'), 'true'],
    ['Docteurs', routes.doctors(), 'true'],
  ] as const)
    await test.step(label, async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await menu(page).click();
      const current = page
        .getByRole('navigation', { name: 'Navigation principale' })
        .locator('[aria-current]');
      await expect(current).toHaveText([label]);
      await expect(current).toHaveAttribute('aria-current', mark);
    });
});

test(
  'the menu opens and closes by button, Escape and link, and gives the focus back',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    const item = page.getByRole('link', { name: 'Plateau Technique' });
    await expect(item).toBeHidden();

    await menu(page).click();
    await expect(item).toBeVisible();
    await menu(page).click();
    await expect(item).toBeHidden();

    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    const items = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await menu(page).click();
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
    await expect(item).toBeHidden();

    await menu(page).click();
    await item.click();
    await expect(item).toBeHidden();
    await expect(page.locator('#plateau')).toBeFocused();
  },
);

test(
  'each section is reached from another page, focused and clear of the bar',
  { tag: '@widths' },
  async ({ page }) => {
    for (const anchor of homeAnchors)
      await test.step(`#${anchor}`, async () => {
        await page.goto(routes.hours(), { waitUntil: 'domcontentloaded' });
        await page.evaluate((href) => {
          location.href = href;
        }, routes.homeAnchor(anchor));
        await expect(page.locator(`#${anchor}`)).toBeFocused();
        await expectClearOfBar(page, anchor);
      });
  },
);

test(
  'the keyboard meets the skip link first, and it leads to the content',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto(routes.about());
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test.describe('a page that is gone', () => {
  test.use({ allowedComplaints: [/404/] });

  test('the address of a doctor who left returns 404 in French, with the doctors and a way home', async ({
    page,
  }) => {
    const response = await page.goto(`${routes.doctors()}parti/`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Voir tous les médecins' })).toHaveAttribute(
      'href',
      routes.doctors(),
    );
    await main.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('under the first screen of the home page, one touch leads to what most visitors come for', async ({
  page,
}) => {
  const links = quickLinks(practical, site.clinic.noun, true);
  for (const { label, href } of links) {
    await page.goto(routes.home());
    const link = page
      .getByRole('navigation', { name: 'Accès rapide' })
      .getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(href);
    const { hash } = new URL(page.url());
    if (hash) await expect(page.locator(hash)).toBeInViewport();
  }
});

test('the first screen of the home page leads to what to do in an emergency', async ({ page }) => {
  await page.goto(routes.home());
  const link = page.getByRole('main').getByRole('link', { name: 'Urgence\u00a0?', exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(routes.emergencies());
});

test('the menu of a phone leads to emergencies, insurers, practical facts and advice', async ({
  page,
}) => {
  for (const { label, href } of site.shortcuts) {
    await page.goto(routes.hours());
    await menu(page).click();
    await page.locator('#menu').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
});
