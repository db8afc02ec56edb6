import { globalStyle, style } from '@vanilla-extract/css';
import { below, between, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { choiceLink } from './AppointmentRequest.css';

/** On the panel, at a later step. */
export const later = style({});

/** Its children are items of the panel's grid. */
export const first = style({
  display: 'contents',
  selectors: { [`${later} > &`]: { display: 'none' } },
});

/** Equal columns, whose number does not change while the page loads. */
const tilesOf = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

export const tiles = style({
  display: 'grid',
  // Seven columns on a wide screen.
  gridTemplateColumns: tilesOf('max(8rem, 13%)'),
  gap: vars.space.xs,
  '@media': { [between('tablet', 'desktop')]: { gridTemplateColumns: tilesOf('9rem') } },
});

// The last of an odd number of tiles fills its row.
globalStyle(`${tiles} > :last-child:nth-child(odd)`, {
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
});

export const tile = style({
  ...choiceLink,
  display: 'flex',
  gap: vars.space.xxs,
  alignItems: 'center',
  height: '100%',
  minHeight: vars.target.large,
  padding: vars.space.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  '@media': {
    [from('tablet')]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      minHeight: '72px',
      paddingInline: vars.space.sm,
    },
  },
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  columnGap: vars.space.md,
});
