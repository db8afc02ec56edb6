import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { waits } from '@/components/theme/waits';

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

const area = (gridArea: string) =>
  style({ '@media': { [from('desktop')]: { gridArea } }, minWidth: 0 });

/** Chromium's autofill lays the form out while the page loads, and with it what does not wait by itself. */
const waiting = { selectors: waits('auto 500px') };

export const details = style([area('details'), waiting]);
export const form = style([
  area('form'),
  {
    // Once the message is sent, its confirmation is the only cell.
    selectors: { '[hidden] + &': { gridArea: '1 / 1 / -1 / -1' } },
    '@media': { print: { display: 'none' } },
  },
]);
export const map = style([area('map'), waiting]);
