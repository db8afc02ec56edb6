import { drawnFor, paletteOf, type ClinicColors } from './palette';

export type { ClinicColors };

type Palette = ReturnType<typeof paletteOf>;

const lightOf = (palette: Palette) => ({
  page: palette.sand50,
  surface: palette.white,
  surfaceWarm: palette.sand200,
  surfaceCool: palette.main100,
  text: palette.ink,
  textSoft: palette.inkSoft,
  heading: palette.main900,
  action: palette.main700,
  onAction: palette.white,
  actionQuietHover: palette.main300,
  urgentText: palette.accent600,
  night: palette.night900,
  deep: palette.main900,
  onNight: palette.sand50,
  onNightSoft: palette.main300,
  line: palette.sand300,
  success: palette.leaf700,
  successSurface: palette.leaf100,
  danger: palette.brick700,
  dangerSurface: palette.brick100,
  star: palette.ochre500,
  /** Logos are made for a light background. */
  logoGround: palette.white,
  tintLagoon: palette.main200,
  tintClay: palette.sand300,
  tintOchre: palette.ochre100,
  tintIndigo: palette.night100,
});

const darkOf = (palette: Palette) =>
  ({
    page: palette.dusk950,
    surface: palette.dusk900,
    surfaceWarm: palette.dusk800,
    surfaceCool: palette.dusk700,
    text: palette.mist200,
    textSoft: palette.mist400,
    heading: palette.main200,
    action: palette.dusk300,
    onAction: palette.dusk950,
    actionQuietHover: palette.dusk600,
    urgentText: palette.accent300,
    /** Darker than the page, as in the light scheme. */
    night: palette.night950,
    deep: palette.dusk1000,
    line: palette.dusk500,
    success: palette.leaf300,
    successSurface: palette.duskLeaf,
    danger: palette.brick300,
    dangerSurface: palette.duskBrick,
    logoGround: palette.mist300,
    tintLagoon: palette.duskLagoon,
    tintClay: palette.duskClay,
    tintOchre: palette.duskOchre,
    tintIndigo: palette.duskIndigo,
  }) satisfies Partial<ReturnType<typeof lightOf>>;

/** Returns the colours of each purpose. The dark scheme keeps those of the light one that it does not name. */
export function schemesOf(colors: ClinicColors) {
  const palette = paletteOf(colors);
  return {
    light: lightOf(palette),
    dark: darkOf(palette),
    /** Visible on any background, so the same in both schemes. */
    urgent: { urgent: palette.accent600, onUrgent: palette.white },
  };
}

/** Those of the patterns in `scripts/assets/patterns`. */
export const drawnSchemes = schemesOf(drawnFor);
