import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { linkRow } from '@/components/theme/layout.css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { whileSteps } from './AppointmentRequest.css';

export const list = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: `${vars.space.md} ${vars.space.xxl}`,
  paddingTop: vars.space.md,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { [`${whileSteps} + &`]: { display: 'none' } },
});

export const sick = style({ paddingTop: vars.space.xs });

export const question = style({ color: vars.color.urgentText });

export const ways = style([linkRow.md]);

export const doctor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

globalStyle(`${doctor} a, ${ways} a`, fingerHigh);
