import { practicalFacts } from '../../content/facts/site';
import { factsAt, priceHref, shownBlocks } from '../../content/model/practical/practical';
import { priceLabel } from '../../content/model/practical/price';
import { routes } from '../../content/model/clinic/routes';
import { expect, openBeforeScripts, test } from '../support/visitor';

const table = practicalFacts.prices?.others.at(-1);
const price = table?.rows.at(-1);
const question = shownBlocks(practicalFacts).find(
  ({ name, block }) => name !== 'prices' && block.folded !== undefined && block.facts,
);

if (table && price)
  test('the address of a price shows its row and marks it, before scripts come', async ({
    page,
  }) => {
    await openBeforeScripts(page, priceHref(table.heading, price));
    const row = page.getByRole('row', { name: price.what, exact: false }).last();
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toContainText(priceLabel(price));
    const ground = (of: Element) => getComputedStyle(of).backgroundColor;
    expect(await row.evaluate(ground)).not.toBe(await page.locator('tr').first().evaluate(ground));
  });

if (question)
  test('a link to a question shows its whole answer on a phone, also before scripts come', async ({
    page,
  }) => {
    await openBeforeScripts(page, routes.practical());
    const block = page.getByRole('region', { name: question.block.heading });
    const fact = block.getByText(question.block.facts?.[0]?.text ?? '', { exact: true });
    await expect(fact).toBeHidden();
    await page.getByRole('link', { name: question.block.label, exact: true }).first().click();
    await expect(page).toHaveURL(factsAt(question.name));
    await expect(fact).toBeVisible();
    await expect(block.getByRole('heading', { level: 2 })).toBeInViewport();
  });
