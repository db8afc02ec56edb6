import { globalStyle, style } from '@vanilla-extract/css';
import { below, between, from } from '@/components/theme/breakpoints';
import { fingerHighText } from '@/components/theme/target';
import { onPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';
import { headingSize } from '@/components/theme/typography.css';
import { whileFar } from '@/components/ui/far-parts/far-parts';

export const footer = style({
  padding: `${vars.space.lg} 0`,
  color: vars.color.onDeep,
  backgroundColor: vars.color.deep,
  selectors: whileFar('auto 700px'),
  '@media': { [from('tablet')]: { padding: `${vars.space.xxl} 0 ${vars.space.xl}` } },
});

globalStyle(`${footer} :focus-visible`, { outlineColor: vars.color.focusOnNight });

export const columns = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    print: { gridTemplateColumns: '2fr 1fr' },
    // The longest page name fits on one line.
    [from('phone')]: { gridTemplateColumns: 'repeat(2, auto)' },
    [from('tablet')]: { gap: vars.space.xl },
    [from('desktop')]: { gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr' },
  },
});

// On a phone, a line of the address needs the full width.
globalStyle(`${columns} > :nth-child(-n + 2)`, {
  '@media': { [between('phone', 'phablet')]: { gridColumn: '1 / -1' } },
});

// Side by side where there is one column.
globalStyle(`${columns} ul`, {
  '@media': { [below('phone')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md } },
});

onPaper(`${columns} > :nth-child(n + 3)`, { display: 'none' });

export const brand = style([headingSize.item, { color: 'inherit' }]);

export const columnTitle = style({
  color: vars.color.onDeepSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  '@media': { [from('tablet')]: { marginBottom: vars.space.xs } },
});

export const soft = style({ color: vars.color.onDeepSoft });

globalStyle(`${columns} li > a`, {
  ...fingerHighText,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  '@media': { print: { padding: 0 } },
});

globalStyle(`${columns} li > a:hover`, { textDecorationColor: 'currentColor' });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  marginTop: vars.space.sm,
  paddingTop: vars.space.sm,
  borderTop: `1px solid ${vars.color.lineOnDeep}`,
  fontSize: vars.text.small,
  '@media': { print: { display: 'none' } },
});

export const address = style({ marginTop: vars.space.xs, fontStyle: 'normal' });
