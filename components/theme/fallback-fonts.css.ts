import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';

/** The same metrics with another average width of the letters (font units). */
function withWidth<Metrics extends FontMetrics>(metrics: Metrics, xWidthAvg: number) {
  return { ...metrics, xWidthAvg, subsets: { ...metrics.subsets, latin: { xWidthAvg } } };
}

// Measured on the headings of the site in their cut (weight 600, display size) beside Noto Serif, which most phones have.
const frauncesHeading = withWidth(fraunces, 902);

// Measured on the site's own French, whose letters are a little wider in Arial than those capsize counted.
const arialFrench = withWidth(arial, 921);

// The fonts of most Linux desktops, which capsize does not describe; measured with fontkit on DejaVu 2.37.
const dejaVu = {
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  capHeight: 1493,
  xHeight: 1120,
};
const dejaVuSans = {
  ...withWidth(arial, 1041),
  ...dejaVu,
  familyName: 'DejaVu Sans',
  fullName: 'DejaVu Sans',
  postscriptName: 'DejaVuSans',
};
const dejaVuSerif = {
  ...withWidth(timesNewRoman, 1065),
  ...dejaVu,
  familyName: 'DejaVu Serif',
  fullName: 'DejaVu Serif',
  postscriptName: 'DejaVuSerif',
};

/** To a thousandth, which is less than a pixel of a line: digits that every page carries. */
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

declareFallbacks([figtree, roboto, arialFrench, dejaVuSans]);
declareFallbacks([frauncesHeading, notoSerif, timesNewRoman, dejaVuSerif]);
