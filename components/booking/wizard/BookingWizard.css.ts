import { globalStyle, style } from '@vanilla-extract/css';
import { fadeIn } from '@/components/theme/fade.css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const fading = style({});

globalStyle(`${fading} > * + *`, { animation: fadeIn });

/** At later steps, the notice of `BookingDemo` is out of view. */
export const reminder = style({
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tintOchre,
  fontSize: vars.text.small,
});

export const note = style({
  paddingTop: vars.space.md,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
});

/** The notes of `WakingNote` share one cell, so that nothing moves on hydration. */
export const swap = style({ display: 'grid' });

export const realWays = style(fingerHigh);

export const shown = style({ gridArea: '1 / 1' });

export const unseen = style({ gridArea: '1 / 1', visibility: 'hidden' });
