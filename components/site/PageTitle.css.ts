import { style } from '@vanilla-extract/css';
import { below, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const pageTitle = style({
  padding: `${vars.space.xxs} 0 ${vars.space.xs}`,
  backgroundColor: vars.color.surfaceWarm,
  color: vars.color.heading,
});

export const banded = style({
  position: 'relative',
  paddingBottom: vars.space.lg,
  '@media': { print: { padding: `${vars.space.xs} 0` } },
  // The box covers the whole title, so that it does not move while the title is loading.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      backgroundImage: 'url("/patterns/bogolan-band.svg")',
      backgroundSize: 'auto 16px',
      backgroundPosition: 'left bottom',
      backgroundRepeat: 'repeat-x',
      opacity: 0.35,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  '@media': { print: { rowGap: 0 } },
});

export const line = style({
  '@media': {
    [below('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
    },
  },
});

export const onScreens = style({
  '@media': { [below('tablet')]: { display: 'none' }, print: { display: 'revert' } },
});

export const intro = style({ maxWidth: vars.width.prose, color: vars.color.textSoft });

export const pageBody = style({
  padding: `${vars.space.lg} 0 ${vars.space.xxl}`,
  '@media': { [shortWindow]: { paddingTop: vars.space.sm }, print: { padding: 0 } },
});
