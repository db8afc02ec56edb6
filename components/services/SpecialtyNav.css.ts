import { style } from '@vanilla-extract/css';
import { below, from, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';
import { whereFolded, whereScriptsRun } from '@/components/islands/with-scripts';

export const layout = style([
  columns,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: '17rem minmax(0, 1fr)',
        gap: vars.space.xxl,
        alignItems: 'start',
      },
    },
  },
]);

export const nav = style({
  '@media': {
    [below('desktop')]: {
      selectors: {
        [whereFolded]: { display: 'none' },
        [whereScriptsRun]: { marginTop: `calc(${vars.space.sm} - ${vars.space.xl})` },
      },
    },
    [`${tallScreen} and ${from('desktop')}`]: {
      position: 'sticky',
      // Aligns the first title with the panel.
      marginTop: `calc(-1 * ${vars.space.md})`,
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
    },
  },
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
