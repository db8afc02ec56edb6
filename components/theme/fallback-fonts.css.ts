import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';

// Measured on the headings' cut (weight 600, display size), narrower than the regular cut that capsize describes.
const frauncesHeading = { ...fraunces, xWidthAvg: 892 };

/**
 * Stand-ins of the same width and height, made of the fonts that phones (Roboto, Noto Serif) and computers have,
 * so that nothing moves when the site's own fonts arrive.
 */
function declareFallbacks(metrics: [FontMetrics, ...FontMetrics[]]) {
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily, ...rule } = face;
    globalFontFace((fontFamily ?? '').replaceAll('"', ''), rule);
  }
}

declareFallbacks([figtree, roboto, arial]);
declareFallbacks([frauncesHeading, notoSerif, timesNewRoman]);
