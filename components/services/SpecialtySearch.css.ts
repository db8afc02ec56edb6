import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** The search is in the column of the list on a wide screen, and only in the sheet on a phone (`SpecialtyNav.css.ts`). */
export const search = style({ display: 'grid', gap: vars.space.xxs, paddingBottom: vars.space.sm });
