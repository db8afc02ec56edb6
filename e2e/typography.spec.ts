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
