import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const band = style({
  position: 'relative',
  padding: `${vars.space.section} 0`,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
  border: `solid ${vars.color.line}`,
  borderWidth: '1px 0',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: 'url("/patterns/bogolan-field.svg")',
      backgroundSize: '120px',
      filter: 'invert(1)',
      opacity: 0.07,
    },
  },
});

export const layout = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space.xxxl,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
});

export const moon = style({
  color: vars.color.star,
  // In the band's padding, since large text fills the whole line.
  '@media': { [below('tablet')]: { position: 'absolute', top: '-28px', right: 0 } },
});

export const hours = style({
  color: vars.color.star,
  fontWeight: vars.weight.bold,
});

export const services = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxWidth: vars.width.prose,
});

export const service = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.finger,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.onNightSoft}`,
  borderRadius: vars.radius.round,
  color: vars.color.onNight,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&:focus-visible': { outlineColor: vars.color.focusOnNight } },
});

export const intro = style({ color: vars.color.onNightSoft });

export const buttons = style({
  display: 'grid',
  gap: vars.space.sm,
  width: '100%',
  marginTop: vars.space.xs,
  // Two columns where both names fit unbroken.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9em, 40%), 100%), 1fr))',
  '@media': {
    [from('tablet')]: { display: 'flex', flexWrap: 'wrap' },
  },
});

globalStyle(`${buttons}${buttons} > *`, {
  '@media': {
    [from('tablet')]: { width: 'auto' },
    [below('tablet')]: { paddingInline: vars.space.xs },
  },
});

// The request, and each number with the name of its line.
globalStyle(`${buttons} > :first-child, ${buttons} > [href^="tel:"]`, {
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
});
