import { style } from '@vanilla-extract/css';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { needsScript, whereLost } from '@/components/islands/with-scripts';

const dayHeight = '4.5rem';

/** Reserves the height of what the script will show. */
export const next = style({
  minHeight: `calc(2em * ${vars.leading.normal} + ${dayHeight})`,
  color: vars.color.textSoft,
  selectors: { ...needsScript, [whereLost]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** Three columns, or fewer with large text. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.5rem, 30%), 1fr))',
  gap: vars.space.xs,
  paddingTop: vars.space.xs,
});

export const day = style({
  ...box,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: dayHeight,
  padding: vars.space.xs,
  borderRadius: vars.radius.medium,
  borderColor: vars.color.control,
  color: vars.color.heading,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  ':hover': { backgroundColor: vars.color.actionQuiet },
});
