import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import * as font from './font-metrics';

/** Rounded to 0.1 %, less than a pixel in a line: these digits are in the HTML of each page. */
const rounded = (percentage: string) => `${Math.round(Number.parseFloat(percentage) * 10) / 10}%`;

/**
 * Stand-ins of the same width and height, made of the fonts that phones (Roboto, Noto Serif) and computers have,
 * so that nothing moves when the site's own fonts arrive. Each is named as in « Figtree Fallback Roboto ».
 */
function declareFallbacks(metrics: [FontMetrics, ...FontMetrics[]]) {
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily = '', src, ...measures } = face;
    const rule = Object.entries(measures).map(
      ([name, value]) => [name, rounded(String(value))] as const,
    );
    globalFontFace(fontFamily.replace(/[":]/g, ''), { src, ...Object.fromEntries(rule) });
  }
}

declareFallbacks([font.figtree, font.roboto, font.arial, font.dejaVuSans]);
declareFallbacks([font.fraunces, font.notoSerif, font.timesNewRoman, font.dejaVuSerif]);
