import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHighText, fingerRoom } from '@/components/theme/target';
import { note } from '@/components/theme/typography.css';
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

const glyphSize = '24px';

// The icon is inside the term: a group of a `<dl>` may contain only terms and descriptions.
export const entry = style({
  position: 'relative',
  paddingLeft: `calc(${glyphSize} + ${vars.space.sm})`,
});

export const glyph = style({
  position: 'absolute',
  top: '2px',
  left: 0,
  color: vars.color.action,
});

export const term = style([note]);

// Aligns the first link with the text in the next column.
globalStyle(`${term} + dd:has(a)`, { marginTop: `calc(-1 * ${fingerRoom})` });

export const link = style({
  ...fingerHighText,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
