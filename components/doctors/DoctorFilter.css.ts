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
  // Controls in one line, whatever is above them.
  alignItems: 'end',
  '@media': {
    [from('phablet')]: { gridTemplateColumns: '3fr 3fr 2fr', gap: vars.space.md },
    [from('desktop')]: { gridTemplateColumns: '24rem 20rem 12rem' },
  },
});

/** As high as its button, which comes and goes. */
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

// In a long list a card is laid out only near the screen, so that a keystroke costs the same with a hundred doctors or
// two thousand. The height is that of a card not seen yet; afterwards its own is remembered. As a block, since the
// browser counts list items anew for each one that comes or goes: seconds, with two thousand.
globalStyle('[data-long-list] > li:not([hidden])', {
  display: 'block',
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 200px' } },
});
