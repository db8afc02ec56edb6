import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const steps = style({ paddingBottom: vars.space.lg });

export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"details details" "form map"',
    },
  },
});

export const results = style({ paddingBottom: vars.space.md });

const area = (gridArea: string) =>
  style({
    '@media': {
      [from('desktop')]: {
        gridArea,
        // If there is only a form or only a map, it takes the whole row.
        selectors: { '&:nth-child(2):last-child': { gridColumn: '1 / -1' } },
      },
    },
    minWidth: 0,
  });

export const details = area('details');
export const form = style([
  area('form'),
  {
    // Once the message is sent, its confirmation is the only cell.
    selectors: { '[hidden] + &': { gridArea: '1 / 1 / -1 / -1' } },
    '@media': { print: { display: 'none' } },
  },
]);
export const map = area('map');
