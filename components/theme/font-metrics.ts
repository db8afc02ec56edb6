import type { FontMetrics } from '@capsizecss/core';
import metrics from './font-metrics.json';

export type FontName = keyof typeof metrics;

/** From @capsizecss/metrics 4.3.0, or DejaVu 2.37; `xWidthAvg` of Fraunces and Arial from the site's own words. */
export function metricsOf(font: FontName): FontMetrics {
  const { xWidthAvg, ...measures } = metrics[font];
  const subsets = { latin: { xWidthAvg }, thai: { xWidthAvg: 0 } };
  return { category: '', ...measures, xWidthAvg, subsets };
}
