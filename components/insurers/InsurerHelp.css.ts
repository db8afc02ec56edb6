import { style } from '@vanilla-extract/css';
import { halves } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const help = style([halves.xl, { padding: `${vars.space.xxl} 0` }]);

/** At least 24 px high (WCAG 2.5.8). */
export const more = style({ display: 'inline-block' });
