import { style } from '@vanilla-extract/css';

// A flex box would shrink the glyph beside text that wraps.
export const icon = style({ flexShrink: 0 });
