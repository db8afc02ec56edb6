import { style } from '@vanilla-extract/css';
import { choiceLink } from '@/components/theme/box';
import { fittingColumns } from '@/components/theme/columns';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { wide } from './AppointmentRequest.css';

/** On the panel, at a later step. */
export const later = style({});

export const first = style([
  stack.md,
  wide,
  { selectors: { [`${later} > &`]: { display: 'none' } } },
]);

/** Two on a phone, four on a wide screen; fewer with large text. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 22%), 1fr))',
  gap: vars.space.xs,
});

export const tile = style({
  ...choiceLink,
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'center',
  height: '100%',
  minHeight: vars.target.large,
  padding: vars.space.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
});

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: vars.target.button,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
});

export const names = style({
  ...fittingColumns('14rem'),
  alignItems: 'start',
  columnGap: vars.space.md,
  lineHeight: vars.leading.snug,
  paddingBottom: vars.space.sm,
});
