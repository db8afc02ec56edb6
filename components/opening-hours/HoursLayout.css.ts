import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { columns } from '@/components/ui/section/Section.css';

/** Printed, its parts are those of the sheet (`Letterhead`). */
export const layout = style([columns, { '@media': { print: { display: 'contents' } } }]);

export const besideWeek = style({
  '@media': {
    [from('wide')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"statement week" "night week"',
      alignItems: 'start',
    },
  },
});

const inArea = (gridArea: string) => ({
  [`${besideWeek} > &`]: { '@media': { [from('wide')]: { gridArea } } },
});

export const statement = style({ selectors: inArea('statement') });

export const week = style({
  '@media': { print: { gridColumn: '1 / -1', paddingTop: '2mm' } },
  selectors: inArea('week'),
});

export const night = style({ selectors: inArea('night') });
