import { globalStyle, style } from '@vanilla-extract/css';
import { below, between, from } from '@/components/theme/breakpoints';
import { linkRow } from '@/components/theme/layout.css';
import { button } from '@/components/ui/button/button';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/islands/with-scripts';

export const filter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  marginBottom: vars.space.sm,
  // After a choice, the form scrolls into view with the first card below it.
  scrollMarginBottom: '14rem',
  selectors: needsScript,
  '@media': {
    [from('phablet')]: { marginBottom: vars.space.lg, scrollMarginBottom: 0 },
    print: { display: 'none' },
  },
});

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.xs,
  '@media': {
    [from('phablet')]: { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: vars.space.md },
    [from('desktop')]: {
      alignItems: 'end',
      gridTemplateColumns: 'minmax(0, 23rem) minmax(0, 19rem) minmax(0, 14rem)',
    },
  },
});

globalStyle(`${fields} > *`, { flex: '2 1 11.5rem', minWidth: 0 });
globalStyle(`${fields} > :nth-child(3)`, { flex: '1 1 5.5rem' });
globalStyle(`${fields} > :first-child`, {
  flexBasis: '100%',
  '@media': { [between('phablet', 'desktop')]: { gridColumn: '1 / -1' } },
});

// Only a chosen option sizes its select: the first paint may happen before all options are parsed.
const chosen = ':has(option:checked:not(:first-child))';

globalStyle(`${fields} > ${chosen}`, {
  '@media': { [below('phablet')]: { flexBasis: 'auto' } },
});

globalStyle(`${fields} select${chosen}`, {
  '@media': { [below('phablet')]: { fieldSizing: 'content' } },
});

globalStyle(`${fields} select`, {
  '@media': { [below('phablet')]: { paddingLeft: vars.space.xs, paddingRight: vars.space.xl } },
});

/** Nothing moves when the clear button appears. */
export const result = style([linkRow.lg, { rowGap: vars.space.xs, minHeight: vars.target.finger }]);

export const clear = style([button({ kind: 'outline', size: 'small' })]);
