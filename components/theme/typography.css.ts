import { styleVariants } from '@vanilla-extract/css';
import { shortWindow } from './breakpoints';
import { vars } from './theme.css';

const heading = {
  fontFamily: vars.font.heading,
  fontWeight: 600,
  color: vars.color.heading,
  textWrap: 'balance',
} as const;

/** Sizes grow as long as « attentionnés », « Endocrinologie » and « Ophtalmologie » fit on a line. */
export const headingSize = styleVariants({
  display: [
    heading,
    {
      fontSize: 'min(14vw, 1.6rem + 2.9vw, 3.75rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.015em',
      '@media': { [shortWindow]: { fontSize: 'min(14vw, 2rem)' } },
    },
  ],
  /** Of an inner page. */
  page: [
    heading,
    {
      fontSize: 'min(14vw, 1.5rem + 2vw, 3rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.015em',
      '@media': { [shortWindow]: { fontSize: 'min(14vw, 2rem)' } },
    },
  ],
  title: [
    heading,
    {
      fontSize: 'min(14vw, 1.45rem + 1.35vw, 2.5rem)',
      lineHeight: 1.15,
      letterSpacing: '-0.01em',
    },
  ],
  subtitle: [heading, { fontSize: 'min(12vw, 1.2rem + 0.5vw, 1.625rem)', lineHeight: 1.25 }],
  item: [heading, { fontSize: 'min(1.1875rem, 11vw)', lineHeight: 1.3 }],
});

export const textSize = styleVariants({
  lead: { fontSize: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)', lineHeight: 1.5 },
  body: { fontSize: '1rem' },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
});
