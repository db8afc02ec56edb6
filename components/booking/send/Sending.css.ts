import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const { color, radius, space, weight } = vars;

/** A row that leads on, or unfolds. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  width: '100%',
  minHeight: vars.target.large,
  padding: 0,
  border: 0,
  borderTop: `1px solid ${color.line}`,
  color: color.heading,
  backgroundColor: 'transparent',
  fontWeight: weight.bold,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
});

export const written = style({
  paddingBottom: space.sm,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** The sign of other apps, in a sentence. */
export const send = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  verticalAlign: 'middle',
  borderRadius: radius.round,
  color: color.onAction,
  backgroundColor: color.action,
});

/** Without the picture of other lists, which a script would load. */
export const bullets = style({ paddingInlineStart: space.lg, listStyle: 'disc' });
