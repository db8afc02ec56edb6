import { style } from '@vanilla-extract/css';
import { note } from '@/components/theme/typography.css';
import { vars } from '@/components/theme/theme.css';

export const box = style({ position: 'relative' });

/** The `alt` text must not make a small picture higher. */
export const image = style({ minHeight: 0 });

export const notice = style([
  note,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.md,
    backgroundColor: vars.color.surfaceWarm,
    fontWeight: vars.weight.bold,
    textAlign: 'center',
  },
]);
