import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { card, pictureInCard } from '@/components/ui/card/Card.css';
import { inOneRow } from './CardPhone.css';

const large = { above: from('desktop'), beside: from('phablet') } as const;

/** On a narrow screen, a small portrait saves data and scrolling. */
export const layout = recipe({
  base: [
    card.classNames.base,
    {
      display: 'grid',
      // 88 px of portrait and 12 px of padding.
      gridTemplateColumns: '100px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      '@media': { [below('roomy')]: { display: 'block' } },
    },
  ],
  variants: {
    portrait: {
      above: {
        '@media': {
          [large.above]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr auto' },
        },
      },
      beside: { '@media': { [large.beside]: { gridTemplateColumns: '160px minmax(0, 1fr)' } } },
    },
  },
});

export const portrait = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    padding: `${vars.space.sm} 0 ${vars.space.xs} ${vars.space.sm}`,
    '@media': { [below('roomy')]: { width: '31vw' } },
  },
  variants: {
    portrait: {
      above: { '@media': { [large.above]: { padding: 0 } } },
      beside: { '@media': { [large.beside]: { gridRow: '1 / -1', padding: 0 } } },
    },
  },
});

const image = style([pictureInCard, { borderRadius: vars.radius.medium }]);

export const images = {
  above: style([image, { '@media': { [large.above]: { borderRadius: 0 } } }]),
  beside: style([
    image,
    {
      '@media': {
        [large.beside]: {
          position: 'absolute',
          top: 0,
          left: 0,
          height: '100%',
          borderRadius: 0,
        },
      },
    },
  ]),
};

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.xs}`,
});

export const specialty = style({ color: vars.color.textSoft });

// At least 24 px high (WCAG 2.5.8). `::after` extends the target over the empty space.
globalStyle(`${words} > :first-child > a, ${specialty} > a`, {
  display: 'inline-block',
  position: 'relative',
});

globalStyle(`${words} > :first-child > a::after`, {
  content: '',
  position: 'absolute',
  inset: `-${vars.space.sm} 0 -7px`,
});

globalStyle(`${specialty} > a::after`, {
  content: '',
  position: 'absolute',
  inset: '0 0 -20px',
});

export const foot = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Keeps the focus ring of the number, 6 px, off the button.
    gap: vars.space.sm,
    gridColumn: '1 / -1',
    padding: `0 ${vars.space.sm} ${vars.space.sm}`,
  },
  variants: {
    portrait: {
      above: {
        '@media': {
          [large.above]: {
            borderTop: `1px solid ${vars.color.line}`,
            margin: `0 ${vars.space.sm}`,
            padding: `${vars.space.sm} 0`,
          },
        },
      },
      beside: { '@media': { [`screen and ${large.beside}`]: { gridColumn: 2 } } },
    },
  },
});

globalStyle(`${foot.classNames.base} > a:last-child`, {
  flex: '1 1 auto',
  '@media': {
    [inOneRow]: { gap: vars.space.xxs, paddingInline: vars.space.xs, fontSize: vars.text.small },
  },
});
