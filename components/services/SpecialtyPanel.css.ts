import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  selectors: { '&[hidden]': { display: 'none' } },
  // Scrolled to, it leaves the list of titles above it on the screen, to choose again.
  scrollMarginTop: '92px',
  '@media': { [from('desktop')]: { scrollMarginTop: vars.space.md } },
});

export const title = style({ color: vars.color.heading });

export const description = style({ maxWidth: vars.width.prose });

/** A target of 24 px and more (WCAG 2.5.8). */
export const ownPage = style({ display: 'inline-block' });
