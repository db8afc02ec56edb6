export type Ground = 'night' | 'sage' | 'mist' | 'sand';

interface Hsl {
  /** Degrees. */
  hue: number;
  /** 0 to 1. */
  saturation: number;
  /** 0 to 1. */
  lightness: number;
}

function hslOf(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue);
  const lightness = high - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    high === red
      ? (green - blue) / spread
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: spread / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}

/** Returns the background nearest to a colour (`#rrggbb`). */
export function groundOf(color: string): Ground {
  const { hue, saturation, lightness } = hslOf(color);
  // The hue of a near grey is meaningless. It counts as warm, like the theme's greys.
  const cool = saturation > 0.05 && hue >= 75 && hue < 300;
  if (lightness < 0.25) return 'night';
  if (cool) return lightness < 0.84 ? 'sage' : 'mist';
  return 'sand';
}
