import { style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const others = style([stack.sm, { padding: `${vars.space.xl} 0` }]);
