import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const section = style({ paddingBlock: vars.space.md });

export const path = style({ paddingTop: vars.space.md });
