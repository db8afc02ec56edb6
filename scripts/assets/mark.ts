import { ContentError } from '../../content/fields/content-error';
import { existsSync, readFileSync } from 'node:fs';
import { optimize, type XastElement } from 'svgo';
import type { MarkPaint, MarkShape } from '../../content/model/clinic/mark';
import { geometry, look, notPlain, plainDrawing, shapeTags, withoutEffect } from './plain-drawing';

export interface MarkColors {
  /** Replaces `currentColor`. */
  main: string;
  ground: string;
}

export interface Mark {
  /** As drawn, in its colours. */
  source: string;
  /** `source`, optimised. */
  svg: string;
  shape: MarkShape;
}

/** In bytes; every page has the mark in its HTML, and loads the motif. */
const LARGEST = { mark: 2000, motif: 1000 };

function paintOf(color: string, { main, ground }: MarkColors): { own: string } | MarkPaint {
  if (color === main) return 'main';
  if (color === ground) return 'ground';
  if (color === 'none' || /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) return { own: color };
  throw new Error(
    `«\u00a0${color}\u00a0» n’est pas une couleur unie\u00a0; exportez le dessin sans dégradé ni motif`,
  );
}

/** Rejects attributes such as `style`: svgo has already converted what it could. */
function lookOf({ name, attributes }: XastElement, colors: MarkColors) {
  const kept: Record<string, string> = {};
  const paints: { fill?: MarkPaint; stroke?: MarkPaint } = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'fill' || attribute === 'stroke') {
      const paint = paintOf(value, colors);
      if (typeof paint === 'string') paints[attribute] = paint;
      else kept[attribute] = paint.own;
    } else if (look.test(attribute) || (name !== 'svg' && geometry.test(attribute)))
      kept[attribute.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())] = value;
    else if (name !== 'svg' && !withoutEffect.test(attribute)) throw notPlain(attribute);
  }
  return { kept, paints };
}

function shapeOf(element: XastElement, colors: MarkColors): MarkShape {
  const { kept, paints } = lookOf(element, colors);
  const shapes = element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (!shapeTags.includes(child.name)) throw notPlain(child.name);
    return [shapeOf(child, colors)];
  });
  return { tag: element.name as MarkShape['tag'], attributes: kept, ...paints, shapes };
}

function rootOf(svg: string): XastElement {
  let root: XastElement | undefined;
  const enter = (element: XastElement) => {
    root ??= element;
  };
  optimize(svg, { plugins: [{ name: 'root', fn: () => ({ element: { enter } }) }] });
  if (root?.name !== 'svg' || root.children.length === 0) throw new Error('le dessin est vide');
  return root;
}

/** Throws with a French message. */
export function markFrom(drawing: string, colors: MarkColors, largest = LARGEST.mark): Mark {
  const source = drawing.replaceAll(/currentColor/gi, colors.main);
  const svg = plainDrawing(source);
  const root = rootOf(svg);
  const { viewBox = '' } = root.attributes;
  if (!/^0 0 ([\d.]+) \1$/.test(viewBox))
    throw new Error(
      'le dessin n’est pas un carré (viewBox)\u00a0; exportez en SVG le symbole seul, sur un carré',
    );
  if (svg.length > largest)
    throw new Error(
      `le dessin est trop lourd (${svg.length} octets, ${largest} au plus)\u00a0; simplifiez-le`,
    );
  const shape = shapeOf(root, colors);
  return { source, svg, shape: { ...shape, attributes: { ...shape.attributes, viewBox } } };
}

function from<Drawn>(file: string, read: (drawing: string) => Drawn): Drawn {
  try {
    if (!existsSync(file)) throw new Error('ce dessin manque\u00a0; mettez-le là, en SVG');
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`À corriger dans ${file}\u00a0: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** As `markFrom`, and names the file. */
export const readMark = (file: string, colors: MarkColors): Mark =>
  from(file, (drawing) => markFrom(drawing, colors));

/** Returns SVG whose only colour is `currentColor`. Throws as `readMark`. */
export const readMotif = (file: string): string =>
  from(file, (drawing) => {
    const { svg } = markFrom(drawing, { main: '#000000', ground: '' }, LARGEST.motif);
    const plain = svg.replaceAll(/(?<=(?:fill|stroke)=")#\w+/g, 'currentColor');
    return /^<svg[^>]* fill=/.test(plain)
      ? plain
      : plain.replace('<svg', '<svg fill="currentColor"');
  });
