import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space.xxs,
  '@media': {
    print: {
      flexFlow: 'row wrap',
      columnGap: '2mm',
      paddingTop: 0,
      lineHeight: vars.leading.tight,
    },
  },
});

globalStyle(`${row} > p`, { '@media': { print: { flexBasis: '100%' } } });

/** Higher than its line, for fingers. */
export const doctor = style({
  alignSelf: 'flex-start',
  padding: `${vars.space.xxs} 0`,
  '@media': { print: { padding: 0, fontWeight: vars.weight.bold, textDecoration: 'none' } },
});

export const details = style({
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  '@media': { print: { color: 'inherit', fontSize: vars.text.body } },
});
