import type { Page } from 'playwright/test';
import { practical } from '../../content/facts/practical';
import { sitePages } from '../../content/facts/site';
import { allCalls } from '../../content/model/clinic/ways';
import { shownBlocks } from '../../content/model/practical/practical';
import { routes } from '../../content/model/clinic/routes';
import { deadControls } from '../engines/screen';
import { expect, menuOpener, onPhone, test } from '../support/visitor';
import { clinic } from '../support/sample';

test.use({ javaScriptEnabled: false });

const hiddenParts = (page: Page) =>
  page
    .locator('main')
    // Forms and searches that need scripts are hidden, and so are the instructions for lost scripts.
    .locator(
      ':is(h1, h2, h3, article, figure, p, td, li, dd):not(form *, [role=search] *, [role=status] *)',
    )
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.textContent !== '' && !part.checkVisibility())
        // A part without a box may show its children.
        .filter((part) => getComputedStyle(part).display !== 'contents')
        // They sum up what each doctor's own line says.
        .filter((part) => !part.matches('[hidden]:has(> a > b, > b)'))
        // The browser itself can unfold folded content, also to find a word in it.
        .filter((part) => !part.closest('details'))
        // These steps have a message to complete below them.
        .filter((part) => !part.closest('#deja'))
        .map((part) => part.textContent),
    );

test('no text waits for a script to be visible, and no button needs one', async ({ page }) => {
  for (const name of sitePages) {
    const address = routes[name]();
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    // Some disclosures unfold what is before or after them.
    await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    const hidden = await hiddenParts(page);
    // Some parts are only for paper.
    await page.emulateMedia({ media: 'print' });
    const hiddenOnPaper = await hiddenParts(page);
    await page.emulateMedia({ media: 'screen' });
    const waiting = hidden.filter((part) => hiddenOnPaper.includes(part));
    expect(waiting, address).toEqual([]);
    expect(await page.evaluate(deadControls), address).toEqual([]);
    const foot = page.getByRole('contentinfo');
    for (const way of [...allCalls(clinic).map(({ note }) => note), clinic.email])
      await expect(foot.getByRole('link', { name: way }), address).toBeVisible();
  }
});

test.describe('practical facts without scripts', { tag: '@widths' }, () => {
  test('a phone folds their details, other screens show them', async ({ page }) => {
    const blocks = shownBlocks(practical).flatMap(({ block: { heading, folded } }) =>
      folded === undefined ? [] : [{ heading, folded }],
    );
    await page.goto(routes.practical());
    for (const { heading, folded } of blocks) {
      const block = page.getByRole('region', { name: heading });
      const details = block.locator('dd, td').last();
      const more = block.getByText(folded, { exact: true });
      if (onPhone(page)) {
        await expect(details, heading).toBeHidden();
        await more.click();
      } else await expect(more, heading).toBeHidden();
      await expect(details, heading).toBeVisible();
    }
  });
});

test.describe('the menu without scripts', { tag: '@widths' }, () => {
  test('opens below the bar, and leaves the section it leads to free', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    if (onPhone(page)) await menuOpener(page).click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
    if (onPhone(page)) await expect(menu).not.toBeInViewport();
  });
});
