import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHighText } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const list = style({
  display: 'grid',
  gap: `${vars.space.sm} ${vars.space.xl}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, auto)', justifyContent: 'space-between' },
    // Columns wide enough for an e-mail address on two lines: one in a card, four in the contact section.
    [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(256px, auto))' },
  },
});

// The icon is inside the term: a group of a `<dl>` may contain only terms and descriptions.
export const entry = style({
  position: 'relative',
  paddingLeft: `calc(24px + ${vars.space.sm})`,
});

export const glyph = style({
  position: 'absolute',
  top: '2px',
  left: 0,
  color: vars.color.action,
});

export const term = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });

// Aligns the first link with the text in the next column.
globalStyle(`${term} + dd:has(a)`, { marginTop: `-${fingerHighText.paddingTop}` });

export const link = style({
  ...fingerHighText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
