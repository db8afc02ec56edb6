import { globalStyle, style } from '@vanilla-extract/css';
import { light } from '@/components/theme/schemes';
import { vars } from '@/components/theme/theme.css';

const { color } = vars;

const forced = '(forced-colors: active)';

export const plan = style({
  display: 'block',
  width: '100%',
  height: '100%',
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

/** The colours by which a drawing follows the scheme. */
const known = [
  'text',
  'heading',
  'line',
  'surface',
  'surfaceWarm',
  'tintIndigo',
  'action',
] as const;

for (const name of known) {
  globalStyle(`${plan} [fill="${light[name]}"]`, { fill: color[name] });
  globalStyle(`${plan} [stroke="${light[name]}"]`, { stroke: color[name] });
}

// Keeps roads brighter than the land.
globalStyle(`${plan} [stroke="${light.surface}"]`, {
  '@media': { '(prefers-color-scheme: dark) and (forced-colors: none)': { stroke: color.line } },
});

globalStyle(`${plan} [stroke="${light.tintIndigo}"]`, {
  '@media': { [forced]: { strokeOpacity: 0.5 } },
});

globalStyle(`${plan} text`, { '@media': { [forced]: { fill: color.text } } });
