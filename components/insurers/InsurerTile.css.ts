import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { headingSize, note } from '@/components/theme/typography.css';

/** 120px without it. */
export const tileHeight = createVar();

const height = fallbackVar(tileHeight, '120px');

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height,
  ...box,
  backgroundColor: vars.color.logoGround,
});

/** In place of a logo; grows with the text. */
export const name = style([
  tile,
  headingSize.item,
  {
    height: 'auto',
    minHeight: height,
    padding: vars.space.xs,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    backgroundColor: vars.color.surface,
  },
]);

/** Prints a logo whose name is not beside it. `print.css.ts` hides other pictures, and boxes of one picture. */
export const printed = style({
  '@media': { print: { selectors: { '&&': { display: 'block !important' } } } },
});

/** The filter of the dark scheme makes thin letters illegible. The tile is darker instead. */
export const logo = style({ filter: 'none', maxHeight: height, objectFit: 'contain' });

export const caption = style([note, { marginTop: vars.space.xs, textAlign: 'center' }]);

/** Centres the last tile if it is alone in its row. */
export const place = style({
  '@media': {
    [below('phablet')]: {
      selectors: {
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          justifySelf: 'center',
          width: `calc(50% - ${vars.space.md} / 2)`,
        },
      },
    },
  },
});
