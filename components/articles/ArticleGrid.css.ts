import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';

/** As high as the two others, which are beside it. */
export const first = style({ '@media': { [from('desktop')]: { gridRow: 'span 2' } } });
