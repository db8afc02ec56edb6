import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';

export const image = recipe({
  base: { width: '100%', objectFit: 'cover' },
  variants: {
    ratio: {
      '4/5': { aspectRatio: '4 / 5' },
      '3/2': { aspectRatio: '3 / 2' },
      '16/9': { aspectRatio: '16 / 9' },
      square: { aspectRatio: '1' },
      // Ratio of the `width` and `height` attributes.
      own: {},
    },
    ground: {
      // `color` is for the `alt` text.
      night: { backgroundColor: vars.color.night, color: vars.color.onNight },
      sage: { backgroundColor: vars.color.pictureGround },
      mist: { backgroundColor: vars.color.surfaceCool },
      sand: { backgroundColor: vars.color.surfaceWarm },
      // A background would show through a drawing.
      none: {},
    },
  },
});
