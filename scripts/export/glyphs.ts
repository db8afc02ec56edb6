/** Draws the few icons of a page in it. */
import { elementsOf, islandsAmong, replaceIn, type HtmlElement } from './html';

/** The most that glyphs may add to a page (UTF-16 units); the home page, with all specialties, fetches the sprite. */
const mostInPage = 6000;

const spriteAddress = /^(\/images\/glyphs-\w+\.svg)#(.+)$/;

interface Use {
  readonly element: HtmlElement;
  readonly sprite: string;
  readonly glyph: string;
}

/** What refers to a sprite, but in an island, whose script draws with addresses of its own. */
function usesIn(elements: readonly HtmlElement[]): Use[] {
  const isInIsland = islandsAmong(elements);
  return elements.flatMap((element) => {
    const [, sprite, glyph] = spriteAddress.exec(element.attributes.href ?? '') ?? [];
    return sprite && glyph && !isInIsland(element.start) ? [{ element, sprite, glyph }] : [];
  });
}

/** Returns a function that returns a glyph of the sprite, as it is drawn in a page. */
function symbolsOf(sprite: string): (glyph: string) => string {
  const elements = elementsOf(sprite);
  return (glyph) => {
    const symbol = elements.find(({ attributes }) => attributes.id === glyph);
    const place = symbol?.places.id;
    if (!place) throw new Error(`The sprite has no glyph ${glyph}`);
    return `${sprite.slice(symbol.start, place.start)}id="glyph-${glyph}"${sprite.slice(place.end, symbol.end)}`;
  };
}

/**
 * The page with the few glyphs that it shows drawn in it, each once, so that its signs come with its words and no sprite
 * is fetched; `read` returns the text of the sprite by its address.
 *
 * @throws {Error} when the sprite has no such glyph
 */
export function withGlyphs(html: string, read: (href: string) => string): string {
  const elements = elementsOf(html);
  const uses = usesIn(elements);
  const [first] = uses;
  if (!first) return html;
  const symbols = [...new Set(uses.map(({ glyph }) => glyph))].map(symbolsOf(read(first.sprite)));
  if (symbols.join('').length > mostInPage) return html;
  const inBody = elements[elements.findIndex(({ name }) => name === 'body') + 1];
  const start = inBody?.start ?? 0;
  return replaceIn(html, [
    { start, end: start, text: `<div hidden><svg>${symbols.join('')}</svg></div>` },
    ...uses.map(({ element, glyph }) => ({
      start: element.start,
      end: element.end,
      text: `<use href="#glyph-${glyph}"></use>`,
    })),
  ]);
}
