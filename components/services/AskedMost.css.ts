import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { row } from '@/components/theme/layout.css';
import { pill } from '@/components/theme/pill';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { whereLost, withoutScripts } from '@/components/islands/with-scripts';

export const nav = style({
  margin: `calc(-1 * ${vars.space.md}) 0`,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const list = style([
  row.xs,
  {
    selectors: {
      // The list of all is unfolded here, and the panel is to be seen below both.
      [`${withoutScripts}, ${whereLost}`]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        whiteSpace: 'nowrap',
      },
    },
  },
]);

export const link = style({ ...fingerHigh, ...pill, backgroundColor: vars.color.surface });
