/** Lightness and chroma from 0 to 1, hue in radians (CSS Color 4, § 9.2). */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Channels = [number, number, number];

/** Returns red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as Channels;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const linearOf = (hex: string) =>
  channelsOf(hex).map((channel) => linear(channel / 255)) as Channels;

const luminanceOf = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
export const luminance = (hex: string): number => luminanceOf(linearOf(hex));

// The matrices are those of https://bottosson.github.io/posts/oklab/.
function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Channels may be outside 0 to 1 for a colour that screens cannot show. */
function linearOfOklch({ lightness, chroma, hue }: Oklch): Channels {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const hexOf = (channels: Channels) =>
  `#${channels
    .map((channel) => Math.round(255 * encoded(Math.min(1, Math.max(0, channel)))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

function withLuminance(wanted: number, chroma: number, hue: number): Channels {
  let [low, high] = [0, 1];
  while (high - low > 1e-7) {
    const lightness = (low + high) / 2;
    if (luminanceOf(linearOfOklch({ lightness, chroma, hue })) < wanted) low = lightness;
    else high = lightness;
  }
  return linearOfOklch({ lightness: low, chroma, hue });
}

/** Limits the chroma factor, so that a vivid colour does not give vivid backgrounds. */
const most = 1.5;

/**
 * Derives the shade of `to` that corresponds to `shade` of `from`: rotates the hue and scales the chroma as between
 * `from` and `to`. The luminance, and so the contrast within the palette, stays the same.
 */
export function recolored(shade: string, from: string, to: string): string {
  const [own, before, after] = [oklchOf(shade), oklchOf(from), oklchOf(to)];
  const hue = own.hue + after.hue - before.hue;
  const isOnScreen = (channels: Channels) =>
    channels.every((channel) => channel > -1e-3 && channel < 1 + 1e-3);
  let chroma = own.chroma * Math.min(most, after.chroma / before.chroma);
  let channels = withLuminance(luminance(shade), chroma, hue);
  while (!isOnScreen(channels)) {
    chroma *= 0.97;
    channels = withLuminance(luminance(shade), chroma, hue);
  }
  return hexOf(channels);
}
