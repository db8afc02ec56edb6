import { style } from '@vanilla-extract/css';
import { linkRow } from '@/components/theme/layout.css';

export const line = style([linkRow.md]);
