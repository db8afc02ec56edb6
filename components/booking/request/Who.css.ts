import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const { color, font, leading, radius, space, text, weight } = vars;

const side = 'min(4rem, 20vw)';

/** Portraits are upright, with the face in their upper half. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: side,
  height: side,
  borderRadius: radius.round,
  objectFit: 'cover',
  objectPosition: 'top',
  color: color.heading,
  backgroundColor: color.pictureGround,
  fontFamily: font.heading,
  fontSize: text.large,
  fontWeight: weight.bold,
});

export const lines = style({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: leading.snug,
});

/** Below the name. */
export const line = style({ fontSize: text.small });

/** Above it. */
export const mark = style({
  padding: `0 ${space.xs}`,
  borderRadius: radius.medium,
  color: color.heading,
  backgroundColor: color.tintOchre,
  fontSize: text.small,
  lineHeight: leading.normal,
});
