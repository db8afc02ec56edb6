import { globalStyle, style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
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
  alignItems: 'end',
  '@media': {
    [from('phablet')]: { gridTemplateColumns: '3fr 2fr', gap: vars.space.md },
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 23rem) minmax(0, 19rem) minmax(0, 14rem)',
    },
  },
});

globalStyle(`${fields} > :first-child`, {
  '@media': { [between('phablet', 'desktop')]: { gridColumn: '1 / -1' } },
});

/** Nothing moves when the clear button appears. */
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

// Makes keystrokes fast in a long list. `block`, since browsers renumber every `list-item` at each change.
globalStyle('[data-long-list] > li:not([hidden])', {
  display: 'block',
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 200px' } },
});
