import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/theme/with-scripts';

/** A button that keeps its place, invisible, until `installCopyAndShare` runs. Without scripts, it is removed. */
export const late = style({
  visibility: 'hidden',
  selectors: { ...needsScript, '[data-can-copy] &': { visibility: 'visible' } },
  '@media': { print: { display: 'none' } },
});

/** A late button with only an icon. */
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
