import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** In the list's column on a wide screen; on a phone in the sheet alone (`SpecialtyNav.css.ts`). */
export const search = style({ display: 'grid', gap: vars.space.xxs, paddingBottom: vars.space.sm });
