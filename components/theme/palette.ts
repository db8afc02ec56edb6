import { recolored } from './oklch';

/** As `#rrggbb`. */
export interface ClinicColors {
  main: string;
  /** Only for urgent things. */
  accent: string;
}

/** The shades below and the patterns are drawn for these colours. */
export const drawnFor: ClinicColors = { main: '#17706f', accent: '#b4562d' };

const ofMain = {
  main900: '#0e4a49',
  main300: '#a9c9c4',
  main200: '#cfe3de',
  main100: '#e4efec',
  ink: '#16302e',
  inkSoft: '#4a625f',

  // Dark scheme.
  dusk1000: '#0a1417',
  dusk950: '#0f1c22',
  dusk900: '#14262b',
  dusk800: '#1a2e31',
  dusk700: '#1d3a3a',
  dusk600: '#2c4f4d',
  dusk500: '#3a5054',
  dusk300: '#84bdb6',
  mist200: '#e4ebe7',
  mist300: '#dde5e1',
  mist400: '#a9bebb',
  duskLagoon: '#21453f',
};

const ofAccent = { accent300: '#e2a77f' };

const fixed = {
  sand50: '#fbf7f0',
  sand200: '#f1e9dc',
  sand300: '#e3d8c6',
  ochre500: '#d9952f',
  ochre100: '#faeed8',
  night900: '#16263f',
  night950: '#0b1322',
  night100: '#e3e8f0',
  leaf700: '#1f6b3d',
  leaf100: '#e2f1e6',
  brick700: '#a32a1f',
  brick100: '#fae6e2',
  white: '#ffffff',

  // Dark scheme.
  duskClay: '#40312d',
  duskOchre: '#3a3524',
  duskIndigo: '#2a3c58',
  duskLeaf: '#16352a',
  leaf300: '#8fd0a5',
  duskBrick: '#40201d',
  brick300: '#f2a79d',
};

const family = <Shades extends Record<string, string>>(shades: Shades, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [name, recolored(shade, from, to)]),
  ) as Record<keyof Shades, string>;

/** Private to this folder: other code uses the tokens of `theme.css.ts`. */
export const paletteOf = ({ main, accent }: ClinicColors) => ({
  main700: main,
  ...family(ofMain, drawnFor.main, main),
  accent600: accent,
  ...family(ofAccent, drawnFor.accent, accent),
  ...fixed,
});
