import { style } from '@vanilla-extract/css';
import { option } from '@/components/booking/request/AppointmentRequest.css';
import { lost } from '@/components/islands/marks';
import { needsScript } from '@/components/islands/with-scripts';
import { scripts } from '@/components/islands/with-scripts.inline';
import { stack } from '@/components/theme/layout.css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const choice = style([option, { width: '100%', cursor: 'pointer' }]);

export const forgotten = style({
  ...fingerHigh,
  justifyContent: 'start',
  border: 0,
  padding: 0,
  color: vars.color.heading,
  backgroundColor: 'transparent',
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const section = style([
  stack.md,
  { maxWidth: vars.width.prose, padding: `${vars.space.sm} 0 ${vars.space.xl}` },
]);

export const steps = style({ selectors: needsScript });

/** Of an island, the mark is on its parent. */
export const toComplete = style({
  selectors: {
    [`:root[${scripts}]:not([${lost}]) ${steps}:not([${lost}]) ~ * &`]: { display: 'none' },
  },
});
