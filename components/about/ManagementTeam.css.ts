import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** A small portrait beside the name on a phone, a large one above it where there is room. */
export const person = style({
  '@media': {
    [below('phablet')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

globalStyle(`${person} > picture`, { '@media': { [below('phablet')]: { width: '7rem' } } });

// Below the portrait where text is so large that its words would break.
export const body = style({ flex: '1 1 8rem', padding: vars.space.md });

export const role = style({ color: vars.color.textSoft });
