import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space.xxs,
  '@media': {
    print: { flexFlow: 'row wrap', columnGap: '2mm', paddingTop: 0, lineHeight: 1.2 },
  },
});

globalStyle(`${row} > p`, { '@media': { print: { flexBasis: '100%' } } });

/** Higher than its line, for fingers. */
export const doctor = style({
  alignSelf: 'flex-start',
  paddingBlock: vars.space.xxs,
  '@media': { print: { padding: 0, fontWeight: 600, textDecoration: 'none' } },
});

export const details = style({
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
  '@media': { print: { color: 'inherit', fontSize: '1rem' } },
});
