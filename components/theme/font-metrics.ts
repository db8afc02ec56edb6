import type { FontMetrics } from '@capsizecss/core';
import metrics from './font-metrics.json';

export type FontName = keyof typeof metrics;

/**
 * `xWidthAvg` is measured on the site's headings (weight 600, display size) for Fraunces, and on its French text for
 * Arial, where capsize has 913. Other metrics of the system's fonts are from @capsizecss/metrics 4.3.0; those of DejaVu
 * are measured with fontkit on 2.37.
 */
export function metricsOf(font: FontName): FontMetrics {
  const { xWidthAvg, ...measures } = metrics[font];
  const subsets = { latin: { xWidthAvg }, thai: { xWidthAvg: 0 } };
  return { category: '', ...measures, xWidthAvg, subsets };
}
