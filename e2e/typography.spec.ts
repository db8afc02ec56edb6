import { pageRoutes, routes } from '../content/model/routes';
import { siteCharacters } from '../scripts/site-characters';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

for (const name of pageRoutes) {
  test(`${routes[name]()} is set in French`, async ({ page }) => {
    await page.goto(routes[name]());
    const text = await page.locator('body').innerText();
    const loose = text.match(/.{0,20}(?:[ \t][:;!?»%]|«(?!\u00a0)).{0,10}/g) ?? [];
    expect(loose, 'marks stand behind a no-break space').toEqual([]);
    const strange = new Set(
      Array.from(text).filter((letter) => !/\s/.test(letter) && !siteCharacters.includes(letter)),
    );
    expect([...strange], 'letters that the site’s fonts have not').toEqual([]);
  });
}

test('text that waits for its font wears a stand-in of the same width', async ({ page }) => {
  await page.goto('/');
  const undeclared = await page.evaluate(() => {
    const bare = (name: string) => name.trim().replaceAll('"', '').replaceAll('\\', '');
    const declared = new Set([...document.fonts].map(({ family }) => bare(family)));
    const named = ['p', 'h1', 'blockquote'].flatMap((element) => {
      const node = document.querySelector(element);
      return node ? getComputedStyle(node).fontFamily.split(',').map(bare) : [];
    });
    const standIns = named.filter((name) => name.includes('Fallback'));
    return standIns.length < 9
      ? ['stand-ins are missing']
      : standIns.filter((name) => !declared.has(name));
  });
  expect(undeclared).toEqual([]);
});

test('the site’s own fonts come without scripts too', async ({ page }) => {
  await page.goto('/');
  const own = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family)
        .sort(),
    );
  await expect.poll(own).toEqual(expect.arrayContaining(['heading', 'text']));
});
