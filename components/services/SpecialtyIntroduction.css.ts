import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';

export const layout = style([
  columns,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: 'minmax(0, 1fr) 24rem',
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: '"introduction doctors" "advice doctors" "advice booking"',
        columnGap: vars.space.xxxl,
        alignItems: 'start',
      },
    },
  },
]);

const area = (gridArea: string) => ({ '@media': { [from('desktop')]: { gridArea } } });

export const introduction = style([
  area('introduction'),
  { display: 'flex', flexDirection: 'column', gap: vars.space.lg },
]);

export const booking = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [from('desktop')]: {
      gridArea: 'booking',
      padding: vars.space.lg,
      ...box,
    },
  },
});

export const ways = style({});

globalStyle(`${ways} > a`, { '@media': { [from('desktop')]: { flexBasis: '100%' } } });

export const advice = style([
  area('advice'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    ':empty': { display: 'none' },
  },
]);

// The doctors, if there are any.
globalStyle(`${introduction} + :not(${advice})`, area('doctors'));
