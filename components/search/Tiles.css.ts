import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { tile, tiles as allTiles, tileWords } from '@/components/theme/tile.css';
import { vars } from '@/components/theme/theme.css';

export const tiles = style([
  allTiles,
  {
    '@media': {
      [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      print: { display: 'none' },
    },
  },
]);

export { tile, tileWords as words };

export const glyph = style({ flexShrink: 0, color: vars.color.action });
