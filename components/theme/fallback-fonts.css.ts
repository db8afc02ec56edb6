import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import { metricsOf, type FontName } from './font-metrics';

/** The HTML of each page contains these numbers. */
const rounded = (percentage: string) => `${Math.round(Number.parseFloat(percentage) * 10) / 10}%`;

/** Gives system fonts the metrics of the first font, so that nothing moves when it loads. */
function declareFallbacks(first: FontName, ...others: readonly FontName[]) {
  const metrics: Parameters<typeof createFontStack>[0] = [
    metricsOf(first),
    ...others.map(metricsOf),
  ];
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily = '', src, ...measures } = face;
    const rule = Object.entries(measures).map(
      ([name, value]) => [name, rounded(String(value))] as const,
    );
    globalFontFace(fontFamily.replace(/[":]/g, ''), { src, ...Object.fromEntries(rule) });
  }
}

declareFallbacks('figtree', 'roboto', 'arial', 'dejaVuSans');
declareFallbacks('fraunces', 'notoSerif', 'timesNewRoman', 'dejaVuSerif');
