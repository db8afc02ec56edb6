import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const title = style({ marginBottom: vars.space.md, color: vars.color.heading });

export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const words = style({ flex: '1 1 10rem' });

export const frame = style({
  overflow: 'hidden',
  width: '100%',
  maxWidth: '420px',
  height: '290px',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceCool,
  '@media': {
    // `loading="lazy"` alone asks for the map some 2 500 px before it shows.
    '(scripting: enabled)': { selectors: { '&[data-when-near]': { contentVisibility: 'hidden' } } },
  },
});

export const map = style({ display: 'block', width: '100%', height: '100%', border: 0 });

// Each line as high as a finger.
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  lineHeight: '44px',
});
