import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const ratio = styleVariants({
  '4/5': { aspectRatio: '4 / 5' },
  '3/2': { aspectRatio: '3 / 2' },
  '16/9': { aspectRatio: '16 / 9' },
  square: { aspectRatio: '1' },
});

/** `color` is for the `alt` text. */
export const ground = styleVariants({
  night: { backgroundColor: vars.color.night, color: vars.color.onNight },
  sage: { backgroundColor: vars.color.pictureGround },
  mist: { backgroundColor: vars.color.surfaceCool },
  sand: { backgroundColor: vars.color.surfaceWarm },
});
