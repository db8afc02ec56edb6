import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Coordinates and map beside the form on a wide screen, the form first in reach on a phone. */
export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateAreas: '"details form" "map form"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

const area = (gridArea: string) =>
  style({ '@media': { [from('desktop')]: { gridArea } }, minWidth: 0 });

export const details = area('details');
export const form = style([
  area('form'),
  {
    // Once the message is sent, the line that says so is alone.
    selectors: { '[hidden] + &': { gridArea: '1 / 1 / -1 / -1' } },
    '@media': { print: { display: 'none' } },
  },
]);
export const formTitle = style({ marginBottom: vars.space.md, color: vars.color.heading });
export const map = area('map');
