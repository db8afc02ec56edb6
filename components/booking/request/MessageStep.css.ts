import { globalStyle, style } from '@vanilla-extract/css';
import { fingerRoom } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

const { color, leading, radius, space, weight } = vars;

export const message = style({ borderRadius: radius.medium, backgroundColor: color.surfaceWarm });

export const unfold = style({
  padding: `${fingerRoom} ${space.md}`,
  color: color.heading,
  fontWeight: weight.bold,
  cursor: 'pointer',
});

export const written = style({
  padding: `0 ${space.md} ${space.sm}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

// Its first lines are shown where the browser can show folded content (Chrome 131, Safari 18.4, Firefox 143).
globalStyle(`${message}:not([open])::details-content`, {
  display: 'block',
  maxHeight: `calc(3em * ${leading.normal})`,
  overflow: 'hidden',
  contentVisibility: 'visible',
  maskImage: 'linear-gradient(black 60%, transparent)',
});
