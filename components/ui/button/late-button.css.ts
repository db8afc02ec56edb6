import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/theme/with-scripts';

/**
 * A button that does nothing without its script. It keeps its place, unseen, until that script says so on the page's root
 * (`data-can-copy`); where no script will come, it is not there at all.
 */
export const late = style({
  visibility: 'hidden',
  selectors: { ...needsScript, '[data-can-copy] &': { visibility: 'visible' } },
  '@media': { print: { display: 'none' } },
});

/** Such a button with a glyph and nothing else: as large as a finger, or as high as the button beside it. */
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
