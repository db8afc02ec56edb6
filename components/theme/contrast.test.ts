import { palette } from './palette';

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

const p = palette;
const lightGrounds = { sand50: p.sand50, white: p.white, sand200: p.sand200, sage100: p.sage100 };
const tints = {
  lagoon: p.sage200,
  clay: p.terracotta100,
  ochre: p.ochre100,
  indigo: p.night100,
  sage100: p.sage100,
  sand200: p.sand200,
};

const pairs = (ink: Record<string, string>, ground: Record<string, string>) =>
  Object.entries(ink).flatMap(([inkName, inkColor]) =>
    Object.entries(ground).map(
      ([groundName, groundColor]) =>
        [`${inkName} on ${groundName}`, contrast(inkColor, groundColor)] as const,
    ),
  );

describe('text reaches 4.5:1 (WCAG 1.4.3)', () => {
  it.each([
    ...pairs(
      { text: p.ink, textSoft: p.inkSoft, heading: p.teal900, action: p.teal700 },
      lightGrounds,
    ),
    ...pairs({ heading: p.teal900, text: p.ink, textSoft: p.inkSoft }, tints),
    ...pairs(
      { onAction: p.white },
      { action: p.teal700, hover: p.teal900, urgent: p.terracotta600 },
    ),
    ...pairs({ onActionQuiet: p.teal900 }, { quiet: p.sage100, quietHover: p.sage300 }),
    ...pairs({ onNight: p.sand50, onNightSoft: p.sage300 }, { night: p.night900, deep: p.teal900 }),
    ...pairs({ star: p.ochre500 }, { night: p.night900 }),
    ...pairs({ accent: p.terracotta600 }, { white: p.white, sand50: p.sand50 }),
    ...pairs({ success: p.leaf700 }, { successSurface: p.leaf100, white: p.white }),
    ...pairs(
      { danger: p.brick700 },
      { dangerSurface: p.brick100, white: p.white, sand50: p.sand50 },
    ),
  ])('%s: %f', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and focus reach 3:1 (WCAG 1.4.11, 2.4.13)', () => {
  it.each([
    ...pairs({ control: p.inkSoft, focus: p.terracotta600 }, { ...lightGrounds, ...tints }),
    ...pairs({ focusOnNight: p.ochre500 }, { night: p.night900, teal900: p.teal900 }),
  ])('%s: %f', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
