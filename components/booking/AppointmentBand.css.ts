import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Night blue with a mud-cloth pattern: the clinic is open at night. */
export const band = style({
  position: 'relative',
  paddingTop: vars.space.section,
  paddingBottom: vars.space.section,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      backgroundImage: 'url("/patterns/bogolan-field.svg")',
      backgroundSize: '120px',
      filter: 'invert(1)',
      opacity: 0.07,
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
});

export const moon = style({ color: vars.color.star });

export const hours = style({
  marginTop: vars.space.lg,
  color: vars.color.star,
  fontWeight: 600,
});

export const services = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  maxWidth: vars.width.prose,
});

/** As high as a finger. */
export const service = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingLeft: vars.space.md,
  paddingRight: vars.space.md,
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
  marginTop: vars.space.md,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'center' },
  },
});

export const more = style({
  minHeight: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.onNightSoft,
  selectors: { '&:focus-visible': { outlineColor: vars.color.focusOnNight } },
});
