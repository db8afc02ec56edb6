import { dark, light, urgent } from './schemes';

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes = { light: { ...light, ...urgent }, dark: { ...light, ...dark, ...urgent } };

type Purpose = keyof typeof schemes.light;

/** Returns the contrast of each ink on each ground, in both schemes. */
const pairs = (inks: readonly Purpose[], grounds: readonly Purpose[]) =>
  Object.entries(schemes).flatMap(([scheme, colors]) =>
    inks.flatMap((ink) =>
      grounds.map(
        (ground) =>
          [`${scheme}: ${ink} on ${ground}`, contrast(colors[ink], colors[ground])] as const,
      ),
    ),
  );

const grounds = ['page', 'surface', 'surfaceWarm', 'surfaceCool'] as const;
const tints = ['tintLagoon', 'tintClay', 'tintOchre', 'tintIndigo'] as const;

describe('text reaches 4.5:1 (WCAG 1.4.3)', () => {
  it.each([
    ...pairs(['text', 'textSoft', 'heading', 'action'], grounds),
    ...pairs(['heading', 'text', 'textSoft'], tints),
    ...pairs(['onAction'], ['action', 'heading']),
    ...pairs(['onUrgent'], ['urgent', 'deep']),
    ...pairs(['heading'], ['actionQuietHover']),
    ...pairs(['onNight', 'onNightSoft'], ['night', 'deep']),
    ...pairs(['star'], ['night']),
    ...pairs(['urgentText'], ['surface', 'page']),
    ...pairs(['night'], ['onNight', 'onNightSoft']),
    ...pairs(['success'], ['successSurface', 'surface']),
    ...pairs(['danger'], ['dangerSurface', 'surface', 'page']),
  ])('%s: %f', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the night band is told from its neighbours', () => {
  it.each(pairs(['night'], ['page', 'surface']))('%s: %f', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(1.3);
  });
});

describe('controls and focus reach 3:1 (WCAG 1.4.11, 2.4.13)', () => {
  it.each([
    ...pairs(['textSoft', 'action', 'heading', 'urgentText'], [...grounds, ...tints]),
    ...pairs(['star'], ['night', 'deep']),
  ])('%s: %f', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
