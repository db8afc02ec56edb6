import { optimize, type PluginConfig, type XastElement } from 'svgo';
import type { MarkShape } from '../../content/model/clinic/mark';

const plugins: PluginConfig[] = [
  {
    name: 'preset-default',
    params: {
      overrides: {
        // Drawing programs write colours in a style sheet.
        inlineStyles: { onlyMatchedOnce: false },
        convertColors: { shortname: false, shorthex: false },
      },
    },
  },
  'convertStyleToAttrs',
  'removeTitle',
];

export const shapeTags: readonly string[] = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
] satisfies MarkShape['tag'][];

/** Parts of larger drawings, which run nothing either. */
const others = ['svg', 'use', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop'];

export const look =
  /^(fill|stroke|opacity|(fill|stroke)-(opacity|rule)|stroke-(width|line(cap|join)|miterlimit|dash(array|offset)))$/;
export const geometry = /^(d|x|y|width|height|r[xy]?|c[xy]|[xy][12]|points|transform)$/;
export const withoutEffect = /^(id|class|clip-rule|color|data-.*|xml:.*)$/;
const ofOthers =
  /^((xlink:)?href|clip-path|f[xy]|offset|gradient(Units|Transform)|stop-(color|opacity)|spreadMethod|clipPathUnits|viewBox|version|xmlns(:\w+)?|preserveAspectRatio|role|aria-.*)$/;

const lists = [look, geometry, withoutEffect, ofOthers];

/** Without a character by which CSS would write an address otherwise. */
const value = /^(?:url\(#[\w-]+\)|(?![^]*url)[^\\]*)$/i;

/** The message names an element or an attribute. */
export const notPlain = (what: string) =>
  new Error(
    `le dessin contient «\u00a0${what}\u00a0»\u00a0; exportez-le en tracés simples, sans texte, image, lien ni effet`,
  );

function checkElement({ name, attributes }: XastElement): void {
  if (![...shapeTags, ...others].includes(name)) throw notPlain(name);
  for (const [attribute, written] of Object.entries(attributes)) {
    const isLink = attribute.endsWith('href');
    const isFit = isLink ? /^#[\w-]+$/.test(written) : value.test(written);
    if (!isFit || !lists.some((list) => list.test(attribute))) throw notPlain(attribute);
  }
}

/** Returns a drawing, optimised, that runs and fetches nothing wherever it is opened. Throws with a French message. */
export function plainDrawing(source: string): string {
  let svg: string;
  try {
    svg = optimize(source, { multipass: true, plugins }).data;
  } catch (cause) {
    throw new Error(
      'le fichier est abîmé, ou n’est pas un SVG\u00a0; exportez-le de nouveau en SVG',
      { cause },
    );
  }
  const enter = (element: XastElement) => {
    checkElement(element);
  };
  optimize(svg, { plugins: [{ name: 'check', fn: () => ({ element: { enter } }) }] });
  return svg;
}
