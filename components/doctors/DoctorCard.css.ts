import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { card, pictureInCard } from '@/components/ui/card/Card.css';
import { days, label, slots } from './DoctorDays.css';

const { space } = vars;
export const large = { above: from('desktop'), beside: from('phablet') } as const;

/** On a narrow screen, a small portrait saves data and scrolling. */
export const layout = recipe({
  base: [
    card.classNames.base,
    {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: space.sm,
      padding: space.sm,
      '@media': { [below('roomy')]: { display: 'block' } },
    },
  ],
  variants: {
    portrait: {
      above: { '@media': { [large.above]: { display: 'flex' } } },
      beside: {
        '@media': {
          [large.beside]: {
            gridTemplateColumns: '148px minmax(0, 1fr)',
            gridTemplateRows: 'auto 1fr',
            columnGap: space.md,
          },
        },
      },
    },
  },
});

const toEdge = `calc(-1 * ${space.sm})`;

/** As high as three lines of words. */
export const portrait = recipe({
  base: {
    gridRow: '1 / span 3',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    '@media': { [below('roomy')]: { width: '31vw' } },
  },
  variants: {
    portrait: {
      above: {
        '@media': {
          [large.above]: {
            alignSelf: 'auto',
            margin: `${toEdge} ${toEdge} ${space.sm}`,
            borderRadius: 0,
          },
        },
      },
      beside: {
        '@media': {
          [large.beside]: {
            position: 'relative',
            gridRow: '1 / -1',
            alignSelf: 'stretch',
            margin: `${toEdge} 0 ${toEdge} ${toEdge}`,
            borderRadius: 0,
          },
        },
      },
    },
  },
});

// Small, it is cropped to the head, without the motif in the corner.
const image = style([pictureInCard, { aspectRatio: '1', objectPosition: 'top' }]);

const cropped = { transform: 'scale(1.25)', transformOrigin: '50% 78%' };

export const images = {
  above: style([image, { '@media': { [`not all and ${large.above}`]: cropped } }]),
  beside: style([
    image,
    {
      '@media': {
        [`not all and ${large.beside}`]: cropped,
        [large.beside]: {
          position: 'absolute',
          inset: 0,
          height: '100%',
          objectPosition: 'center',
        },
      },
    },
  ]),
};

/** Its parts are beside the portrait, or beneath it. */
export const words = recipe({
  base: { display: 'contents' },
  variants: {
    portrait: {
      above: { '@media': { [large.above]: { display: 'block', paddingBottom: space.xs } } },
      beside: { '@media': { [large.beside]: { display: 'block' } } },
    },
  },
});

globalStyle(`${words.classNames.base} > *, ${words.classNames.base} ${label}`, { gridColumn: 2 });

globalStyle(`${words.classNames.base} > ${days}`, { display: 'contents' });

globalStyle(`${words.classNames.base} ${slots}`, { gridColumn: '1 / -1', paddingTop: space.xxs });

// 24 px high (WCAG 2.5.8).
globalStyle(`${words.classNames.base} > :first-child > a`, { display: 'inline-block' });

export const specialty = style({ color: vars.color.textSoft });
