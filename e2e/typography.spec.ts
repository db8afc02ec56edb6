import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

test('text is set in the site’s own fonts without scripts, and in fallback fonts of their width until then', async ({
  page,
}) => {
  await page.goto('/');
  const wornBy = (element: string) =>
    page.evaluate((name) => {
      const node = document.querySelector(name);
      return node ? getComputedStyle(node).fontFamily : '';
    }, element);
  for (const element of ['p', 'h1', 'blockquote'])
    expect((await wornBy(element)).match(/Fallback/g), element).toHaveLength(3);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['heading', 'text']));
});
