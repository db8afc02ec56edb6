import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const body = style({ padding: vars.space.md });

export const name = style({ color: vars.color.heading });

export const role = style({ color: vars.color.textSoft });
