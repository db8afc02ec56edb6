import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { choiceLink } from './AppointmentRequest.css';

const { leading, space, text } = vars;

export const days = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** Three in a row, or fewer with large text. */
const cell = { flex: '1 1 max(5.25rem, 30%)' };

export const left = style({ ...cell, gridColumn: 1 });

export const right = style({ ...cell, gridColumn: 2 });

/** Mornings on the left, afternoons on the right. */
export const wished = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
});

export const day = style({
  ...choiceLink,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.xxs,
  height: '100%',
  minHeight: vars.target.large,
  padding: `${space.sm} ${space.xxs}`,
  lineHeight: leading.snug,
  textAlign: 'center',
});

/** The weekday, the number, the month, then the hours. */
export const word = style({
  selectors: {
    '&:nth-child(-n + 2), &:last-child': { flexBasis: '100%' },
    '&:nth-child(2)': {
      fontFamily: vars.font.heading,
      fontSize: text.subtitle,
      fontWeight: vars.weight.bold,
      lineHeight: leading.tight,
    },
    '&:last-child': { fontWeight: vars.weight.bold },
  },
});
