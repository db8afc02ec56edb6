import { style } from '@vanilla-extract/css';

// Without `flexShrink: 0`, a flex box would shrink the glyph beside text that wraps.
export const icon = style({ display: 'block', flexShrink: 0 });
