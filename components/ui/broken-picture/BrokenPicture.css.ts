import { style } from '@vanilla-extract/css';
import { textSize } from '@/components/theme/typography.css';
import { vars } from '@/components/theme/theme.css';

export const box = style({ position: 'relative' });

/** The `alt` text must not make a small picture higher. */
export const image = style({ minHeight: 0 });

export const notice = style([
  textSize.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.md,
    color: vars.color.textSoft,
    backgroundColor: vars.color.surfaceWarm,
    fontWeight: vars.weight.bold,
    textAlign: 'center',
  },
]);
