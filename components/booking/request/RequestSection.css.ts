import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { asideWidth } from './aside';
import { summary } from './Summary.css';

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

/** First, then at the foot of the steps with a summary; on a wide screen, in the corner of the card, and in view beside each step. */
export const urgent = style({
  '@media': {
    [below('desktop')]: { selectors: { [`${layout}:has(${summary}) &`]: { order: 1 } } },
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
