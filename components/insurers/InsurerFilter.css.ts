import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const filter = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBottom: vars.space.lg,
  '@media': {
    [from('phablet')]: { maxWidth: '24rem' },
    // Nothing would filter.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
