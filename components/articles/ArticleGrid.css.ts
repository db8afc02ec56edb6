import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';

export const first = style({ '@media': { [from('desktop')]: { gridRow: 'span 2' } } });
