import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const avatarSizes = `${from('tablet')} 128px, 72px`;

export const cards = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  alignItems: 'center',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      justifyItems: 'center',
      padding: vars.space.md,
      textAlign: 'center',
    },
    // A word of large text would not fit beside the portrait.
    [below('roomy')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const avatar = style({
  width: '72px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  '@media': { [from('tablet')]: { width: '128px' } },
});

export const who = style({ color: vars.color.heading });

export const specialty = style({ color: vars.color.textSoft });

export const action = style({ gridColumn: '1 / -1', width: '100%' });

export const asleep = style([action, { visibility: 'hidden' }]);
