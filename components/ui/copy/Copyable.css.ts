import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const line = { display: 'flex', alignItems: 'center', gap: vars.space.xs } as const;

export const row = styleVariants({ finger: line, button: line });

// Leaves room for the number and the button in the narrowest card.
globalStyle(`${row.button} > :first-child`, { paddingInline: vars.space.sm });
