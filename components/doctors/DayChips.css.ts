import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { leftToday } from '@/components/ui/dated/slots';

const { color, space } = vars;

/** Scroll sideways, to the edge of a narrow screen. */
export const chips = style({
  display: 'flex',
  flex: '1 1 0',
  gap: space.xxs,
  minWidth: 0,
  marginRight: `calc(-1 * ${space.gutter})`,
  paddingRight: space.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [from('desktop')]: { margin: 0, padding: 0 } },
});

export const chip = style({ position: 'relative', flex: 'none' });

globalStyle(`${chip} > input`, {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  border: `1.5px solid ${color.line}`,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
});

globalStyle(`${chip} > :checked`, {
  borderColor: color.action,
  '@media': { '(forced-colors: active)': { borderWidth: '4px' } },
});

globalStyle(`${chip} > input + span`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.finger,
  padding: `0 ${space.sm}`,
  borderRadius: vars.radius.round,
  color: color.heading,
  backgroundColor: color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
});

globalStyle(`${chip} > :checked + span`, {
  color: color.onAction,
  backgroundColor: color.action,
});

globalStyle(`${chip} > :focus-visible`, { outlineOffset: '-5px' });

globalStyle(`${chip} > :checked:focus-visible`, { outlineColor: color.onAction });

/** Room for the number, so that nothing moves when it comes. */
export const withNumber = style({
  '::after': {
    content: `attr(${leftToday})`,
    display: 'inline-block',
    minWidth: '2ch',
    marginLeft: space.xxs,
    fontWeight: vars.weight.regular,
  },
});
