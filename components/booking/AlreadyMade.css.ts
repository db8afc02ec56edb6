import { style } from '@vanilla-extract/css';
import { whileSteps } from '@/components/booking/request/AppointmentRequest.css';
import { later } from '@/components/booking/request/ReasonStep.css';
import { asked } from '@/components/booking/request/request-marks';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';

export const section = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: vars.space.sm,
  padding: `${vars.space.md} 0 ${vars.space.xl}`,
  selectors: {
    // Hidden while the steps work: the first step has the same link, and later steps replace this section.
    [`${whileSteps} ~ &:not(:target)`]: { display: 'none' },
    [`[${asked}]${whileSteps} ~ &`]: { display: 'none' },
    [`${whileSteps}.${later} ~ &`]: { display: 'none' },
  },
});

/** Only a script shows the steps. */
export const steps = style({
  selectors: { [`:root:not([${scripts}]) &, :root[${lost}] &`]: { display: 'none' } },
});
