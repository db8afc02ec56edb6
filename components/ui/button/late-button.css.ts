import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/islands/with-scripts';
import { canCopy } from './late-button';

/** Keeps its place, invisible, until `installCopyAndShare` runs. */
export const late = style({
  visibility: 'hidden',
  selectors: { ...needsScript, [`[${canCopy}] &`]: { visibility: 'visible' } },
});

const glyph = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.round,
  color: vars.color.action,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.actionQuiet },
});

/** No recipe: scripts that only need `late` would load its function. */
export const lateGlyph = styleVariants({
  finger: [late, glyph, { width: vars.target.finger, height: vars.target.finger }],
  button: [
    late,
    glyph,
    { width: vars.target.button, height: vars.target.button, borderColor: vars.color.control },
  ],
});
