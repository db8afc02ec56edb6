import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { noGridOnPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';
import { termWidth } from './RowTable.css';

export const facts = style({ display: 'grid', gap: vars.space.sm });

noGridOnPaper(facts, vars.space.sm);

export const fact = style({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: `${termWidth} minmax(0, 1fr)`,
      columnGap: vars.space.md,
    },
  },
});

export const term = style({
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
});
