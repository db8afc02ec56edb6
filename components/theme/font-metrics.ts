import type { FontMetrics } from '@capsizecss/core';

type Measures = Pick<
  FontMetrics,
  'unitsPerEm' | 'ascent' | 'descent' | 'lineGap' | 'capHeight' | 'xHeight' | 'xWidthAvg'
>;

function fontMetrics(
  familyName: string,
  names: { fullName: string; postscriptName: string },
  measures: Measures,
): FontMetrics {
  const subsets = { latin: { xWidthAvg: measures.xWidthAvg }, thai: { xWidthAvg: 0 } };
  return { familyName, ...names, category: '', ...measures, subsets };
}

export const figtree = fontMetrics(
  'Figtree',
  { fullName: 'Figtree Regular', postscriptName: 'Figtree-Regular' },
  {
    unitsPerEm: 1000,
    ascent: 950,
    descent: -250,
    lineGap: 0,
    capHeight: 700,
    xHeight: 500,
    xWidthAvg: 449,
  },
);

/** `xWidthAvg` is measured on the site's headings (weight 600, display size). */
export const fraunces = fontMetrics(
  'Fraunces',
  { fullName: 'Fraunces Regular', postscriptName: 'Fraunces-Regular' },
  {
    unitsPerEm: 2000,
    ascent: 1956,
    descent: -510,
    lineGap: 0,
    capHeight: 1400,
    xHeight: 964,
    xWidthAvg: 902,
  },
);

// The next four are from @capsizecss/metrics 4.3.0.
export const roboto = fontMetrics(
  'Roboto',
  { fullName: 'Roboto Regular', postscriptName: 'Roboto-Regular' },
  {
    unitsPerEm: 2048,
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    capHeight: 1456,
    xHeight: 1082,
    xWidthAvg: 911,
  },
);

/** `xWidthAvg` is measured on the site's French text; capsize has 913. */
export const arial = fontMetrics(
  'Arial',
  { fullName: 'Arial', postscriptName: 'ArialMT' },
  {
    unitsPerEm: 2048,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    capHeight: 1467,
    xHeight: 1062,
    xWidthAvg: 921,
  },
);

export const notoSerif = fontMetrics(
  'Noto Serif',
  { fullName: 'Noto Serif Regular', postscriptName: 'NotoSerif-Regular' },
  {
    unitsPerEm: 1000,
    ascent: 1069,
    descent: -293,
    lineGap: 0,
    capHeight: 714,
    xHeight: 536,
    xWidthAvg: 481,
  },
);

export const timesNewRoman = fontMetrics(
  'Times New Roman',
  { fullName: 'Times New Roman', postscriptName: 'TimesNewRomanPSMT' },
  {
    unitsPerEm: 2048,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    capHeight: 1356,
    xHeight: 916,
    xWidthAvg: 832,
  },
);

// The next two are measured with fontkit on DejaVu 2.37.
export const dejaVuSans = fontMetrics(
  'DejaVu Sans',
  { fullName: 'DejaVu Sans', postscriptName: 'DejaVuSans' },
  {
    unitsPerEm: 2048,
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    capHeight: 1493,
    xHeight: 1120,
    xWidthAvg: 1041,
  },
);

export const dejaVuSerif = fontMetrics(
  'DejaVu Serif',
  { fullName: 'DejaVu Serif', postscriptName: 'DejaVuSerif' },
  {
    unitsPerEm: 2048,
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    capHeight: 1493,
    xHeight: 1120,
    xWidthAvg: 1065,
  },
);
