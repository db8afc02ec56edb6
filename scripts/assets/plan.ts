import { ContentError } from '../../content/fields/content-error';
import { existsSync, readFileSync } from 'node:fs';
import { optimize, type CustomPlugin, type XastElement } from 'svgo';

const planFile = 'content/pictures/plan.svg';

/** docs/requirements.md § 9; letters keep their size in a box of this size. */
const viewBox = '0 0 420 290';

/** In bytes; two pages have the plan in their HTML. */
const largest = 6000;

const tags =
  /^(svg|g|defs|use|path|rect|circle|ellipse|line|polygon|polyline|text|tspan|textPath)$/;
const look =
  /^(fill|stroke|opacity|(fill|stroke)-(opacity|rule)|stroke-(width|line(cap|join)|miterlimit|dash(array|offset))|paint-order)$/;
const geometry = /^(d|[dr]?[xy]|width|height|r|c[xy]|[xy][12]|points|transform|id)$/;
const lettering = /^(font-(size|weight|style)|letter-spacing|text-anchor|startOffset)$/;

/** A value can name nothing outside the drawing. */
const isPlain = (name: string, value: string) =>
  name === 'href'
    ? /^#[\w-]+$/.test(value)
    : [look, geometry, lettering].some((list) => list.test(name)) && !/url|\\/i.test(value);

function checkElement(element: XastElement): void {
  const { name, attributes } = element;
  if (!tags.test(name))
    throw new Error(
      `le dessin contient «\u00a0${name}\u00a0»\u00a0; exportez-le en tracés simples et en texte`,
    );
  if (name === 'svg' && attributes.viewBox !== viewBox)
    throw new Error('le dessin n’a pas 420 sur 290 (viewBox)\u00a0; exportez-le sur cette page');
  element.attributes = Object.fromEntries(
    Object.entries(attributes).filter(
      ([attribute, value]) => attribute === 'viewBox' || isPlain(attribute, value),
    ),
  );
}

const plain: CustomPlugin = { name: 'plain', fn: () => ({ element: { enter: checkElement } }) };

/** Returns the shapes of a drawing, without what may run or fetch. Throws with a French message. */
export function planShapes(drawing: string): string {
  const { data } = optimize(drawing, {
    plugins: [
      'convertStyleToAttrs',
      {
        name: 'preset-default',
        params: {
          overrides: {
            inlineStyles: { onlyMatchedOnce: false },
            // The page recognises the colours of the theme by these.
            convertColors: { shortname: false, shorthex: false },
          },
        },
      },
      'removeTitle',
      'removeXlink',
      plain,
      { name: 'prefixIds', params: { prefix: 'plan', delim: '-' } },
    ],
  });
  if (data.length > largest)
    throw new Error(
      `le dessin est trop lourd (${data.length} octets, ${largest} au plus)\u00a0; simplifiez-le`,
    );
  return data.replace(/^<svg([^>]*?) ?viewBox="[^"]*"/, '<g$1').replace(/<\/svg>$/, '</g>');
}

/** Returns the clinic's plan as JSON; without one, empty shapes. Throws with a French message. */
export function planJson(): string {
  try {
    const shapes = existsSync(planFile) ? planShapes(readFileSync(planFile, 'utf8')) : '';
    return `${JSON.stringify({ shapes })}\n`;
  } catch (cause) {
    const { name, message } = cause as Error;
    const what = name === 'SvgoParserError' ? 'le fichier est abîmé, ou n’est pas un SVG' : message;
    throw new ContentError(`À corriger dans ${planFile}\u00a0: ${what}`, { cause });
  }
}
