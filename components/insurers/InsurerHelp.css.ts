import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const help = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: `${vars.space.xxl} 0`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** At least 24 px high (WCAG 2.5.8). */
export const more = style({ display: 'inline-block' });

export const part = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });
