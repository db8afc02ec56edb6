import { globalStyle, style } from '@vanilla-extract/css';
import { choiceLink } from './box';
import { vars } from './theme.css';

/** A link to a day: the weekday, the number, the month, then the hours, each an element. */
export const dayTile = style({
  ...choiceLink,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  minHeight: vars.target.large,
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

globalStyle(`${dayTile} > :nth-child(2)`, {
  fontFamily: vars.font.heading,
  fontSize: vars.text.subtitle,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

globalStyle(`${dayTile} > :nth-child(4)`, {
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
});
