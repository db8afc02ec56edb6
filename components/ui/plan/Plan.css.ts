import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const { color } = vars;

const forced = '(forced-colors: active)';

export const plan = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fontSize: '12px',
  fontWeight: 600,
  fill: color.text,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    // Browsers force no colour of a drawing.
    [forced]: {
      vars: {
        [color.text]: 'CanvasText',
        [color.heading]: 'CanvasText',
        [color.line]: 'CanvasText',
        [color.surface]: 'Canvas',
        [color.surfaceWarm]: 'Canvas',
        [color.tintIndigo]: 'GrayText',
        [color.action]: 'Highlight',
      },
    },
  },
});

export const ground = style({ fill: color.surfaceWarm });

export const river = style({
  fill: 'none',
  stroke: color.tintIndigo,
  strokeWidth: 38,
  '@media': { [forced]: { strokeOpacity: 0.5 } },
});

/** The road covers it but for a hairline on each side. */
export const roadEdges = style({ fill: 'none', stroke: color.line, strokeWidth: 11 });

export const roads = style({
  fill: 'none',
  stroke: color.surface,
  strokeWidth: 8,
  '@media': {
    // Keeps roads brighter than the land.
    '(prefers-color-scheme: dark)': { stroke: color.line },
    [forced]: { stroke: color.surface },
  },
});

export const way = style({
  fill: 'none',
  stroke: color.action,
  strokeWidth: 4,
  strokeDasharray: '0 9',
});

/** Keeps names readable over lines. */
export const names = style({ stroke: color.surfaceWarm, strokeWidth: 4, paintOrder: 'stroke' });

export const riverName = style({
  fill: color.action,
  letterSpacing: '0.08em',
  '@media': { [forced]: { fill: color.text } },
});

export const spot = style({ fill: color.surface, stroke: color.heading, strokeWidth: 3 });

export const placeName = style({ fill: color.heading, fontSize: '17px', fontWeight: 700 });

export const halo = style({ fill: color.surface, stroke: color.action, strokeWidth: 3 });

export const mark = style({ color: color.action, stroke: 'none' });
