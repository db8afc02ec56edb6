import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import { needsScript } from '@/components/theme/with-scripts';

export const search = style({
  display: 'grid',
  gap: vars.space.md,
});

export const form = style({
  selectors: needsScript,
  '@media': { print: { display: 'none' } },
});

/** Sighted visitors see the list. */
export const status = style([visuallyHidden]);
