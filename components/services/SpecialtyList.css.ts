import { style } from '@vanilla-extract/css';
import { below, from, tallScreen } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { whereLost, withoutScripts } from '@/components/islands/with-scripts';

/** The padding of the list keeps titles clear of this fade. */
const faded = `linear-gradient(transparent, black ${vars.space.md} calc(100% - ${vars.space.xxl}), transparent)`;

export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14em, 100%), 1fr))',
  '@media': {
    [below('desktop')]: {
      padding: vars.space.xs,
      ...box,
      selectors: {
        // No button folds the list here, so the list stays short and leaves room for the panel.
        [`${withoutScripts}, ${whereLost}`]: { maxHeight: '14rem', overflowY: 'auto' },
      },
    },
    [`${tallScreen} and ${from('desktop')}`]: {
      overflow: 'hidden auto',
      overscrollBehaviorY: 'contain',
      // A white track would stand out where scroll bars are always visible.
      scrollbarColor: `${vars.color.lineOnCool} transparent`,
      padding: `${vars.space.md} 0 ${vars.space.xxl}`,
      WebkitMaskImage: faded,
      maskImage: faded,
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.finger,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  // The list clips a ring outside the link.
  ':focus-visible': { borderRadius: vars.radius.medium, outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action,
      color: vars.color.onAction,
      backgroundColor: vars.color.action,
      fontWeight: vars.weight.bold,
    },
    '&[aria-current]:focus-visible': { outlineColor: vars.color.onAction },
  },
});
