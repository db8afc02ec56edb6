import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

const stroke = (angle: string, start: number, end: number) =>
  `linear-gradient(${angle}, transparent ${start}%, ${vars.color.heading} ${start}%, ${vars.color.heading} ${end}%, transparent ${end}%)`;

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const pair = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const label = style({ fontWeight: vars.weight.bold });

/** The number of results. */
export const count = style({ color: vars.color.heading, fontWeight: vars.weight.bold });

export const error = style({ color: vars.color.danger, fontWeight: vars.weight.bold });

export const control = style({
  width: '100%',
  minHeight: vars.target.button,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  // Keeps the label visible when a link leads to the control.
  scrollMarginTop: vars.space.xxxl,
  selectors: {
    '&:focus-visible': { outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '2px' },
  },
});

export const textArea = style([control, { minHeight: '7rem', resize: 'vertical' }]);

// The browser's arrow is too near the edge. With forced colours, ours would disappear.
globalStyle(`select${control}`, {
  '@media': {
    '(forced-colors: none)': {
      appearance: 'none',
      paddingRight: vars.space.xxl,
      backgroundImage: `${stroke('45deg', 40, 60)}, ${stroke('-45deg', 40, 60)}`,
      backgroundPosition: 'right 21px center, right 14px center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '7px 7px',
    },
  },
});

// Replaces the browser's blue cross.
const crossLine = (angle: string) => stroke(angle, 46, 54);

globalStyle(`${control}::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: '14px',
  height: '14px',
  marginLeft: vars.space.xs,
  background: `${crossLine('45deg')}, ${crossLine('-45deg')}`,
  cursor: 'pointer',
});
