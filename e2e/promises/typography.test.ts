/** @jest-environment node */
import { routes } from '../../content/model/clinic/routes';
import { siteCharacters } from '../../scripts/assets/site-characters';
import { addresses, named, pageAt, textOf, type ExportedPage } from '../support/exported-site';

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

const shown = ({ elements }: ExportedPage) =>
  named(elements, 'body')
    .map(({ content }) => textOf(content))
    .join('\n');

const spoken = ({ elements }: ExportedPage) =>
  elements
    .flatMap(({ attributes }) => spokenAttributes.flatMap((name) => attributes[name] ?? []))
    .join('\n');

const site = [...addresses, routes.offline(), '/404.html'].map(pageAt);

describe.each(site)('$address', (page) => {
  test('has its marks behind a no-break space, and curved apostrophes', () => {
    expect(shown(page).length).toBeGreaterThan(100);
    const text = `${shown(page)}\n${spoken(page)}`;
    expect(text.match(/.{0,20}(?:[ \t][:;!?»%]|«(?!\u00a0)|\p{L}').{0,10}/gu) ?? []).toEqual([]);
  });

  test('is written in letters that the site’s fonts have', () => {
    const strange = Array.from(shown(page)).filter(
      (letter) => !/\s/.test(letter) && !siteCharacters.includes(letter),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  test('declares each fallback font that its styles name', () => {
    const css = named(page.elements, 'style')
      .map(({ content }) => content)
      .join('');
    const faces = /@font-face\s*\{[^}]*font-family:\s*"?([^;"}]+)/g;
    const declared = new Set([...css.matchAll(faces)].map(([, family]) => family));
    const uses = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    const fallbacks = [...uses.matchAll(/"([^"]*Fallback[^"]*)"/g)].map(([, family]) => family);
    // Every page has two families, with three fallback fonts each.
    expect(new Set(fallbacks).size).toBeGreaterThanOrEqual(6);
    expect(fallbacks.filter((family) => !declared.has(family))).toEqual([]);
  });
});
