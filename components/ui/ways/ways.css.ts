import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const { color, leading, radius, space, text, weight } = vars;

/** Keeps a telephone number on one line of a phone, whatever the text size. */
export const number = style({ fontSize: 'min(100%, 6.5vw)' });

export const second = style({
  display: 'block',
  fontSize: text.small,
  fontWeight: weight.regular,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });

globalStyle(`${row} > *`, {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 4.25rem',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minHeight: vars.target.large,
  padding: space.xxs,
  border: 0,
  borderRadius: radius.medium,
  color: color.heading,
  backgroundColor: 'transparent',
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

globalStyle(`${row} > :hover`, { backgroundColor: color.actionQuiet });
