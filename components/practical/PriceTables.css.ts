import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** In two columns where there is room, as full as each other; no table is cut. */
export const tables = style({
  marginBottom: `calc(-1 * ${vars.space.lg})`,
  '@media': { [from('wide')]: { columnCount: 2, columnGap: vars.space.xxl } },
});

export const table = style({ breakInside: 'avoid', paddingBottom: vars.space.lg });
