import { style } from '@vanilla-extract/css';
import { fadeIn } from '@/components/theme/fade.css';
import { below } from '@/components/theme/breakpoints';
import { whereScriptsRun } from '@/components/islands/with-scripts';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  selectors: {
    // The first panel does not fade in on arrival.
    '& ~ &': { animation: fadeIn },
    // The way back to the list is seen above the panel.
    [whereScriptsRun]: {
      '@media': {
        [below('desktop')]: {
          scrollMarginTop: `calc(${vars.target.large} + ${vars.space.md} + ${vars.space.xs})`,
        },
      },
    },
  },
  scrollMarginTop: vars.space.md,
});

/** The default underline of a heading is thick. */
export const titleLink = style({ textDecorationThickness: '1px' });
