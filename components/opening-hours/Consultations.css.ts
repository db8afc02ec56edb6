import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: vars.space.xxs,
});

/** Higher than its line, for fingers. */
export const doctor = style({ alignSelf: 'flex-start', paddingBlock: vars.space.xxs });

export const details = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });
