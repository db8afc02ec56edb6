import { navigation } from '../content/data/navigation';
import { homeAnchors, routes } from '../content/model/routes';
import { expect, onPhone, test } from './visitor';

test('the bar holds the seven items, in order, and « Prendre RDV »', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  if (onPhone(page)) await bar.getByRole('button', { name: 'Menu' }).click();
  const links = bar.getByRole('navigation').getByRole('listitem').getByRole('link');
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
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await expect(bar.getByRole('link', { name: 'Prendre RDV' })).toHaveAttribute(
    'href',
    onPhone(page) ? '/#rdv' : '/#contact',
  );
});

for (const [label, address] of [
  ['Accueil', routes.home()],
  ['Horaires', routes.hours()],
  ['À Propos', routes.about()],
] as const) {
  test(`« ${label} » is marked on its own page only`, async ({ page }) => {
    await page.goto(address);
    if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
    const current = page
      .getByRole('navigation', { name: 'Navigation principale' })
      .locator('[aria-current]');
    await expect(current).toHaveText([label]);
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
}

test('the menu opens and closes by button, Escape and link, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const item = page.getByRole('link', { name: 'Plateau Technique' });
  if (!onPhone(page)) {
    await expect(button).toBeHidden();
    await expect(item).toBeVisible();
    return;
  }
  await expect(item).toBeHidden();

  await button.click();
  await expect(item).toBeVisible();
  await button.click();
  await expect(item).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Accueil', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await item.click();
  await expect(item).toBeHidden();
  await expect(page.locator('#plateau')).toBeFocused();
});

for (const anchor of homeAnchors) {
  test(`#${anchor} is reached from another page, focused and clear of the bar`, async ({
    page,
  }) => {
    await page.goto(routes.hours());
    await page.evaluate((href) => {
      location.href = href;
    }, routes.homeAnchor(anchor));
    const target = page.locator(`#${anchor}`);
    await expect(target).toBeFocused();
    await expect
      .poll(() =>
        page.evaluate((id) => {
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
          return top >= bar - 1 && top < bar + 100;
        }, anchor),
      )
      .toBe(true);
  });
}

test('a link to the section where one already is scrolls back to it', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page.locator('#contact')).toBeInViewport();
});

test.describe('a target that is not there yet', () => {
  const addLater = () => {
    const late = document.createElement('section');
    late.id = 'plus-tard';
    late.textContent = 'Me voici';
    document.querySelector('main')?.append(late);
  };

  test('is waited for', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#plus-tard');
    await page.clock.runFor(6_000);
    await page.evaluate(addLater);
    await expect(page.locator('#plus-tard')).toBeFocused();
  });

  test('is given up after 10 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#plus-tard');
    await page.clock.runFor(10_100);
    await page.evaluate(addLater);
    await page.clock.runFor(1_000);
    await expect(page.locator('#plus-tard')).not.toBeFocused();
  });

  test('a hash that names nothing, or is not an address, is ignored', async ({ page }) => {
    for (const hash of ['#%zz', '#%00', '#__proto__', '#"><img src=x onerror=alert(1)>']) {
      await page.goto(`/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('the keyboard meets the skip link first, and it leads to the content', async ({ page }) => {
  await page.goto(routes.about());
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a wrong address answers 404 in French, with a way home', async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  const response = await page.goto('/nulle-part/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
  await page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveURL('/');
});
