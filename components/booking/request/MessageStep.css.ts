import { globalStyle, style } from '@vanilla-extract/css';
import { fingerRoom } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

const { color, leading, radius, space, text, weight } = vars;

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

/** The first has a row of its own. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });

export const way = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 4.25rem',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minHeight: vars.target.large,
  padding: space.xxs,
  border: 0,
  borderRadius: radius.medium,
  color: color.heading,
  backgroundColor: 'transparent',
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.actionQuiet },
    // « e-mail » on one line.
    '&:not(:first-child)': { whiteSpace: 'nowrap' },
    '&:first-child': {
      flexDirection: 'row',
      flexBasis: '100%',
      borderRadius: radius.round,
      color: color.onAction,
      backgroundColor: color.action,
      fontSize: text.body,
    },
    '&:first-child:hover': { backgroundColor: color.actionHover },
  },
});
