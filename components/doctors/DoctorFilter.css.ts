import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { button } from '@/components/ui/button/button.css';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/theme/with-scripts';

export const filter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBottom: vars.space.lg,
  selectors: needsScript,
  '@media': { print: { display: 'none' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space.sm,
  // Aligns the controls below labels of different heights.
  alignItems: 'end',
  '@media': {
    [from('phablet')]: { gridTemplateColumns: '3fr 3fr 2fr', gap: vars.space.md },
    [from('desktop')]: { gridTemplateColumns: '24rem 20rem 12rem' },
  },
});

/** The row is as high as the clear button, so that nothing moves when the button appears. */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  minHeight: '44px',
});

export const clear = style([
  button({ kind: 'outline', size: 'small' }),
  { selectors: { '&[hidden]': { display: 'none' } } },
]);

// In a long list, only cards near the screen are laid out, so that a keystroke costs the same with a hundred doctors or
// two thousand. The cards are `block`, because the browser renumbers every `list-item` at each change, which takes
// seconds in such a list.
globalStyle('[data-long-list] > li:not([hidden])', {
  display: 'block',
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 200px' } },
});
