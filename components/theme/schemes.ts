import { palette } from './palette';

export const light = {
  page: palette.sand50,
  surface: palette.white,
  surfaceWarm: palette.sand200,
  surfaceCool: palette.sage100,
  text: palette.ink,
  textSoft: palette.inkSoft,
  heading: palette.teal900,
  action: palette.teal700,
  onAction: palette.white,
  actionQuietHover: palette.sage300,
  /** Terracotta is only for urgent things. */
  urgentText: palette.terracotta600,
  night: palette.night900,
  deep: palette.teal900,
  onNight: palette.sand50,
  onNightSoft: palette.sage300,
  line: palette.sand300,
  success: palette.leaf700,
  successSurface: palette.leaf100,
  danger: palette.brick700,
  dangerSurface: palette.brick100,
  star: palette.ochre500,
  /** Logos are made for a light background. */
  logoGround: palette.white,
  tintLagoon: palette.sage200,
  tintClay: palette.sand300,
  tintOchre: palette.ochre100,
  tintIndigo: palette.night100,
} as const;

export const dark = {
  page: palette.dusk950,
  surface: palette.dusk900,
  surfaceWarm: palette.dusk800,
  surfaceCool: palette.dusk700,
  text: palette.mist200,
  textSoft: palette.mist400,
  heading: palette.sage200,
  action: palette.dusk300,
  onAction: palette.dusk950,
  actionQuietHover: palette.dusk600,
  urgentText: palette.terracotta300,
  night: palette.night700,
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
} as const satisfies Partial<Record<keyof typeof light, string>>;

/** Visible on any background, so the same in both schemes. */
export const urgent = { urgent: palette.terracotta600, onUrgent: palette.white } as const;
