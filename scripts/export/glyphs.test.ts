import { withGlyphs } from './glyphs';

const sprite = '/images/glyphs-1a2b3c4d.svg';
const use = (glyph: string) => `<svg><use href="${sprite}#${glyph}"></use></svg>`;
const page = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>T</title></head><body>${body}</body></html>`;
const drawn =
  (phone = '<path d="M1"/>') =>
  () =>
    `<svg><symbol id="phone" viewBox="0 0 24 24">${phone}</symbol><symbol id="mail"/></symbol></svg>`;

test('draws each glyph once in the page, first in its body, and fetches nothing', () => {
  expect(withGlyphs(page(`<a>${use('phone')}</a>${use('phone')}`), drawn())).toBe(
    page(
      '<div hidden><svg><symbol id="glyph-phone" viewBox="0 0 24 24"><path d="M1"/></symbol></svg></div>' +
        '<a><svg><use href="#glyph-phone"></use></svg></a><svg><use href="#glyph-phone"></use></svg>',
    ),
  );
});

test('leaves what islands draw, a page of many glyphs, and one of none', () => {
  for (const body of [`<div data-island="Form">${use('phone')}</div>`, '<p>Bonjour</p>'])
    expect(withGlyphs(page(body), drawn())).toBe(page(body));
  const many = page(use('phone'));
  expect(withGlyphs(many, drawn('<path/>'.repeat(1000)))).toBe(many);
});

test('stops the build at a glyph that the sprite has not', () => {
  expect(() => withGlyphs(page(use('fax')), drawn())).toThrow('The sprite has no glyph fax');
});
