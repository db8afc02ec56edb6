import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const form = style({
  display: 'grid',
  gap: vars.space.md,
  // Sent before the scripts that say « Envoi... » have come.
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
});

export const pair = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const connection = style({ paddingBottom: vars.space.md, fontWeight: 600 });

/** For robots only: what fills it is dropped by the form provider. */
export const trap = style({ display: 'none' });
