import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Night blue under mud-cloth geometry: the clinic is open while the city sleeps. */
export const band = style({
  position: 'relative',
  paddingBlock: vars.space.section,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
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

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
});

export const moon = style({ color: vars.color.star });

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
