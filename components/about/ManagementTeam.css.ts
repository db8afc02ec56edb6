import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const person = style({
  '@media': {
    [below('phablet')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

export const portrait = style({ '@media': { [below('phablet')]: { width: '7rem' } } });

// Large text wraps below the portrait.
export const body = style({ flex: '1 1 8rem', padding: vars.space.md });
