import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const band = style({
  position: 'relative',
  padding: `${vars.space.md} 0 ${vars.space.lg}`,
  backgroundColor: vars.color.surface,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '16px',
    background: 'url("/patterns/bogolan-band.svg") left / auto 16px repeat-x',
    opacity: 0.35,
  },
  '@media': { [from('tablet')]: { paddingBottom: vars.space.xl } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [from('desktop')]: { gap: vars.space.md } },
});

globalStyle(`${links} > li`, {
  flex: '1 1 min(100%, 9rem)',
  '@media': { [from('tablet')]: { flexBasis: '10rem' } },
});

export const glyph = style({ color: vars.color.action });
