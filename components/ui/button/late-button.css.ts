import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/theme/with-scripts';

/** Keeps its place, invisible, until `installCopyAndShare` runs. */
export const late = style({
  visibility: 'hidden',
  selectors: { ...needsScript, '[data-can-copy] &': { visibility: 'visible' } },
});

export const lateGlyph = recipe({
  base: [
    late,
    {
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
    },
  ],
  variants: {
    size: {
      finger: { width: '44px', height: '44px' },
      button: { width: '48px', height: '48px', borderColor: vars.color.control },
    },
  },
});
