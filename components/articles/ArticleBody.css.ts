import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
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

export const sources = style([
  stack.sm,
  note,
  { paddingTop: vars.space.lg, borderTop: `1px solid ${vars.color.line}` },
]);

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
