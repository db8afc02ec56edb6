import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: `${vars.space.sm} ${vars.space.md}`,
  alignItems: 'center',
  alignContent: 'center',
  maxWidth: vars.width.prose,
  '@media': { [from('tablet')]: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
});

export const portrait = style({ overflow: 'hidden', borderRadius: vars.radius.medium });

export const name = style({ fontWeight: vars.weight.bold });

export const words = style({ gridColumn: '1 / -1' });

export const more = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

/** Else the link would be beside the unfolded text. */
globalStyle(`${more} > [open]`, { flexBasis: '100%' });
