import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const tables = style({
  marginBottom: `calc(-1 * ${vars.space.lg})`,
  '@media': { [from('wide')]: { columnCount: 2, columnGap: vars.space.xxl } },
});

export const table = style({ breakInside: 'avoid', paddingBottom: vars.space.lg });
