import { palette } from './palette';

export const light = {
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
};

/** Keeps the colours of the light scheme that it does not name. */
export const dark = {
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
} satisfies Partial<typeof light>;

/** Visible on any background, so the same in both schemes. */
export const urgent = { urgent: palette.accent600, onUrgent: palette.white };
