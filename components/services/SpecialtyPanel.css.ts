import { style } from '@vanilla-extract/css';
import { fadeIn } from '@/components/theme/fade.css';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  selectors: {
    // The first panel does not fade in on arrival.
    '& ~ &': { animation: fadeIn },
  },
  scrollMarginTop: vars.space.md,
});

/** The default underline of a heading is thick. */
export const titleLink = style({ textDecorationThickness: '1px' });
