import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const forced = '(forced-colors: active)';

export const plan = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fontSize: '12px',
  fontWeight: 600,
  fill: vars.color.text,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const ground = style({
  fill: vars.color.surfaceWarm,
  '@media': { [forced]: { fill: 'Canvas' } },
});

const line = { fill: 'none' } as const;

export const river = style({
  ...line,
  stroke: vars.color.tintIndigo,
  strokeWidth: 38,
  '@media': { [forced]: { stroke: 'GrayText', strokeOpacity: 0.5 } },
});

/** The road covers it but for a hairline on each side. */
export const roadEdges = style({
  ...line,
  stroke: vars.color.line,
  strokeWidth: 11,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const roads = style({
  ...line,
  stroke: vars.color.surface,
  strokeWidth: 8,
  '@media': {
    // Keeps roads brighter than the land.
    '(prefers-color-scheme: dark)': { stroke: vars.color.line },
    [forced]: { stroke: 'Canvas' },
  },
});

export const way = style({
  ...line,
  stroke: vars.color.action,
  strokeWidth: 4,
  strokeDasharray: '0 9',
  '@media': { [forced]: { stroke: 'Highlight' } },
});

/** Keeps names readable over lines. */
export const names = style({
  stroke: vars.color.surfaceWarm,
  strokeWidth: 4,
  paintOrder: 'stroke',
  '@media': { [forced]: { stroke: 'Canvas' } },
});

export const riverName = style({
  fill: vars.color.action,
  letterSpacing: '0.08em',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const spot = style({
  fill: vars.color.surface,
  stroke: vars.color.heading,
  strokeWidth: 3,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const placeName = style({
  fill: vars.color.heading,
  fontSize: '17px',
  fontWeight: 700,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const halo = style({
  fill: vars.color.surface,
  stroke: vars.color.action,
  strokeWidth: 3,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'Highlight' } },
});

export const mark = style({
  color: vars.color.action,
  stroke: 'none',
  '@media': { [forced]: { color: 'Highlight' } },
});
