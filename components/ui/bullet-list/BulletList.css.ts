import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';

export const list = recipe({
  base: { display: 'grid' },
  variants: { gap: { small: { gap: vars.space.xs }, medium: { gap: vars.space.sm } } },
});

export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });

globalStyle(`${item} > svg`, { marginTop: '3px', color: vars.color.accent });
