/** @jest-environment node */
import { dark, light, urgent } from './schemes';

type Purpose = keyof (typeof light & typeof urgent);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['page', 'surface', 'surfaceWarm', 'surfaceCool'] as const;
const tints = ['tintLagoon', 'tintClay', 'tintOchre', 'tintIndigo'] as const;

type Inks = readonly [least: number, inks: readonly Purpose[], grounds: readonly Purpose[]];

/** Minimum contrast of each ink (foreground) in use on each ground (background). */
const inUse: readonly Inks[] = [
  // Text (WCAG 1.4.3).
  [4.5, ['text', 'textSoft', 'heading', 'action'], grounds],
  [4.5, ['heading', 'text', 'textSoft'], tints],
  [4.5, ['onAction'], ['action', 'heading']],
  [4.5, ['onUrgent'], ['urgent', 'deep']],
  [4.5, ['heading'], ['actionQuietHover']],
  [4.5, ['onNight', 'onNightSoft'], ['night', 'deep']],
  [4.5, ['star'], ['night']],
  [4.5, ['urgentText'], ['surface', 'page']],
  [4.5, ['night'], ['onNight', 'onNightSoft']],
  [4.5, ['success'], ['successSurface', 'surface']],
  [4.5, ['danger'], ['dangerSurface', 'surface', 'page']],
  // Controls and focus (WCAG 1.4.11, 2.4.13).
  [3, ['action'], tints],
  [3, ['urgentText'], ['surfaceWarm', 'surfaceCool', ...tints]],
  [3, ['star'], ['deep']],
  // A hairline separates the night band from its neighbours: in the dark scheme, a brighter band would glare.
  [1.3, ['line'], ['night']],
];

const schemes = { light: { ...light, ...urgent }, dark: { ...light, ...dark, ...urgent } };

/** Each ink on each ground, in both schemes, with its contrast and its minimum. */
const pairs = Object.entries(schemes).flatMap(([scheme, colors]) =>
  inUse.flatMap(([least, inks, on]) =>
    inks.flatMap((ink) =>
      on.map((ground) => {
        const ratio = contrast(colors[ink], colors[ground]);
        return { scheme, ink, ground, ratio, least };
      }),
    ),
  ),
);

test.each(pairs)('$scheme: $ink on $ground is at least $least: $ratio', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});
