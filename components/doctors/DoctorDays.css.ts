import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Font size 0 hides the commas between the chips; label and chips set their own size. */
export const days = style({ fontSize: 0 });

globalStyle(`${days} > span`, { display: 'block', fontSize: '0.9375rem', lineHeight: 1.35 });

// As wide as « Mercredi 9H » at least, so that the site's own font moves none to another line.
globalStyle(`${days} > b`, {
  display: 'inline-block',
  minWidth: '5.6rem',
  margin: '3px 8px 3px 0',
  padding: '2px 6px',
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

// Today's have a rim, which the line above explains: marked by a script, so nothing may change its size.
globalStyle(`${days} > [aria-current]`, { boxShadow: `inset 0 0 0 1.5px ${vars.color.action}` });

globalStyle(`${days}:has(> [aria-current]) > span::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
