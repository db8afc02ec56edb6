import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/islands/with-scripts';

export const filter = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBottom: vars.space.lg,
  selectors: needsScript,
  '@media': {
    [from('phablet')]: { maxWidth: '24rem' },
    print: { display: 'none' },
  },
});
