import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const others = style({
  marginTop: vars.space.xs,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [`screen and ${from('desktop')}`]: { border: 0 },
    print: { margin: 0, padding: '1mm 0', borderColor: vars.color.text },
  },
});

// In browsers that can show folded content: Chrome 131, Safari 18.4, Firefox 143.
globalStyle(`${others}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
});

export const summary = style({
  ...fingerHigh,
  display: 'flex',
  justifyContent: 'space-between',
  cursor: 'pointer',
  '@media': { print: { minHeight: 0 } },
});

export const chevron = style({
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      columnGap: vars.space.lg,
    },
    print: { display: 'block', columnCount: 2, columnGap: vars.space.sm },
  },
});
