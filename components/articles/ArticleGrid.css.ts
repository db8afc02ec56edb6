import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';

/** On a wide screen, the first card is as high as the two cards beside it. */
export const first = style({ '@media': { [from('desktop')]: { gridRow: 'span 2' } } });
