import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import * as font from './font-metrics';

/**
 * Rounds to one decimal, because the HTML of each page contains these numbers. A line of text differs by less than a
 * pixel.
 */
const rounded = (percentage: string) => `${Math.round(Number.parseFloat(percentage) * 10) / 10}%`;

/**
 * Declares system fonts with the metrics of the first font, so that nothing moves when that web font loads. Their names
 * are of the form « Figtree Fallback Roboto ».
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
