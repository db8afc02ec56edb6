import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { asideWidth } from './aside';

const { space } = vars;

export const section = style({
  padding: `${space.sm} 0 ${space.lg}`,
  '@media': { [from('tablet')]: { paddingTop: space.lg } },
});

export const layout = style([
  stack.sm,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, 1fr) calc(${asideWidth} + ${space.xl})`,
        columnGap: 0,
      },
    },
  },
]);

/** On a wide screen, in the corner of the card, and in view beside each step. */
export const urgent = style({
  '@media': {
    [from('desktop')]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: `calc(${vars.height.header} + ${space.md})`,
      zIndex: 1,
      alignSelf: 'start',
      margin: `${space.xl} ${space.xl} 0 0`,
    },
  },
});
