import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
import { vars } from '@/components/theme/theme.css';

export const summary = style([stack.xxs]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space.xs,
  alignItems: 'baseline',
  lineHeight: vars.leading.snug,
  '@media': {
    [below('roomy')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    [from('tablet')]: { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  },
});

export const term = style([note]);

export const actions = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('tablet')]: { gap: vars.space.sm } },
});

export const wholeRow = style({ gridColumn: '1 / -1' });
