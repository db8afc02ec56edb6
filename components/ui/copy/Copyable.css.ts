import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';

const besideButton = style({ gap: vars.space.xs });

export const row = recipe({
  base: { display: 'flex', alignItems: 'center' },
  variants: { size: { finger: { gap: vars.space.xs }, button: [besideButton] } },
});

// Leaves room for the number and the button in the narrowest card.
globalStyle(`${besideButton} > :first-child`, {
  paddingInline: vars.space.sm,
});
