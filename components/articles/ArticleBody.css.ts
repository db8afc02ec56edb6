import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';

export const layout = style([
  columns,
  {
    gridTemplateColumns: `minmax(0, ${vars.width.prose}) 1fr`,
    gap: 0,
    paddingTop: vars.space.xxl,
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, ${vars.width.prose}) 24rem`,
        // More rows than an article has sections. The last one takes the extra height of the doctors.
        gridTemplateRows: 'repeat(40, auto) 1fr',
        justifyContent: 'space-between',
        columnGap: vars.space.xxxl,
      },
    },
  },
]);

globalStyle(`${layout} > *`, { gridColumn: 1 });

globalStyle(`${layout} > * + *`, { marginTop: vars.space.xl });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  color: vars.color.textSoft,
});

export const sources = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingTop: vars.space.lg,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
});

export const list = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingLeft: vars.space.lg,
  listStyle: 'disc',
});

// The doctors, if there are any.
globalStyle(`${sources} + *`, {
  gridColumn: '1 / -1',
  marginTop: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.xl})`,
      gridColumn: 2,
      gridRow: '1 / -1',
      alignSelf: 'start',
      marginTop: 0,
    },
  },
});
