import { style } from '@vanilla-extract/css';

// Beside a line that wraps, a flexible box would squeeze the glyph.
export const icon = style({ display: 'block', flexShrink: 0 });
