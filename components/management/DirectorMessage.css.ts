import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      gap: vars.space.xxxl,
    },
  },
});

export const portrait = style({
  maxWidth: '24rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxWidth: vars.width.prose,
});

export const title = style({ color: vars.color.heading });

export const signature = style({ paddingTop: vars.space.xs });

export const name = style({
  fontFamily: vars.font.heading,
  fontSize: '1.1875rem',
  fontWeight: 600,
  color: vars.color.heading,
});

export const role = style({ color: vars.color.textSoft });

export const band = style({
  paddingBlock: vars.space.section,
  backgroundColor: vars.color.surface,
});
