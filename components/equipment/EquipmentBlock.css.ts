import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { viewport } from '@/components/ui/slider/Slider.css';

const onPhone = `screen and (not ${from('tablet')})`;

/** The blocks, one below the other. */
export const blocks = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    print: { gridTemplateColumns: '1fr 1fr' },
    [from('tablet')]: { gap: vars.space.xxl },
  },
});

/** Pictures on seven columns of twelve, words beside, sides alternating (brand: « Plateau Technique »). */
export const block = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.md}`,
  alignItems: 'start',
  // On a phone the same, half and half, the picture to the edge of the screen.
  gridTemplateColumns: '46fr 54fr',
  selectors: { '&:nth-child(even)': { gridTemplateColumns: '54fr 46fr' } },
  '@media': {
    print: { display: 'block' },
    [below('phone')]: {
      gridTemplateColumns: '1fr',
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '1fr' } },
    },
    [from('tablet')]: {
      gap: vars.space.xxl,
      alignItems: 'center',
      gridTemplateColumns: '7fr 5fr',
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
});

// To the edge of the screen, where a corner is not round.
globalStyle(`${block}:nth-child(odd) ${viewport}`, {
  '@media': { [onPhone]: { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 } },
});

globalStyle(`${block}:nth-child(even) ${viewport}`, {
  '@media': { [onPhone]: { borderTopRightRadius: 0, borderBottomRightRadius: 0 } },
});

/** Before the words to the eye; a screen reader hears first what it is that is shown. */
export const pictures = style({
  minWidth: 0,
  order: -1,
  '@media': {
    [below('tablet')]: {
      marginLeft: `calc(-1 * ${vars.space.gutter})`,
      selectors: {
        [`${block}:nth-child(even) &`]: {
          order: 2,
          marginLeft: 0,
          marginRight: `calc(-1 * ${vars.space.gutter})`,
        },
      },
    },
    [from('tablet')]: { selectors: { [`${block}:nth-child(even) &`]: { order: 2 } } },
    print: { display: 'none' },
  },
});

// The slider cuts what is outside it: the ring lies inside, in two colours, for pictures light and dark.
export const pictureLink = style({
  position: 'relative',
  display: 'block',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: vars.radius.large,
      boxShadow: `inset 0 0 0 3px ${vars.color.surface}`,
    },
    // The viewer is on its way (paid data, slow network).
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  },
});

/** On a phone the title is above both, and the points beside the picture. */
export const words = style({
  display: 'contents',
  '@media': {
    [from('tablet')]: { display: 'flex', flexDirection: 'column', gap: vars.space.md },
  },
});

export const title = style({ gridColumn: '1 / -1', order: -2, color: vars.color.heading });

/** On a phone the first points are beside the picture, the others below both. */
export const points = style({
  minWidth: 0,
  '@media': {
    [onPhone]: { display: 'contents', fontSize: '0.9375rem', lineHeight: 1.45, hyphens: 'auto' },
  },
});

globalStyle(`${points} > details`, {
  '@media': {
    // A summary is higher than its words.
    [onPhone]: { gridColumn: '1 / -1', order: 3, marginTop: `calc(-1 * ${vars.space.xs})` },
  },
});

globalStyle(`${points} details > ul`, { marginTop: vars.space.sm });

// Beside a picture a phone has no room for large signs.
globalStyle(`${points} :is(ul, li)`, { '@media': { [onPhone]: { gap: vars.space.xs } } });

globalStyle(`${points} li::before`, {
  '@media': { [onPhone]: { width: '14px', height: '14px', marginTop: '4px' } },
});
