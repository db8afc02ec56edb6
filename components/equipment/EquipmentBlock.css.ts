import { style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { large, small } from './EquipmentLists.css';

const onPhone = `screen and ${between('phone', 'tablet')}`;

export const block = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    print: { display: 'block' },
    [from('tablet')]: {
      gap: vars.space.xl,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [from('desktop')]: {
      selectors: {
        [`${large} > &`]: {
          gap: vars.space.xxxl,
          alignItems: 'center',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        },
        [`${large} > &:nth-child(even)`]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        },
        [`${small} > &`]: {
          gap: 0,
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
        },
      },
    },
  },
});

/**
 * After the text in the HTML, so that screen readers first read the name. Sides alternate (docs/requirements.md § 2).
 */
export const pictures = style({
  minWidth: 0,
  order: -1,
  '@media': {
    [from('tablet')]: { selectors: { [`${block}:nth-child(even) &`]: { order: 1 } } },
    // The arrows, beside the title, are above it.
    [from('desktop')]: {
      selectors: { [`${small} > ${block}:nth-child(n) > &`]: { zIndex: 1, order: -1 } },
    },
    print: { display: 'none' },
  },
});

// The slider clips its overflow, so the ring is inside. Its two colours suit light and dark pictures.
export const pictureLink = style({
  position: 'relative',
  display: 'block',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: vars.radius.large,
      boxShadow: `inset 0 0 0 3px ${vars.color.surface}`,
    },
    // `Lightbox` is still loading its viewer.
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  },
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  maxWidth: '34em',
  color: vars.color.text,
  '@media': {
    [from('tablet')]: { gap: vars.space.sm },
    [from('desktop')]: {
      selectors: {
        [`${small} &`]: { gap: 0 },
        [`${small} > :has(li + li > a) > &`]: { marginTop: `calc(-1 * ${vars.target.finger})` },
      },
    },
  },
});

const widthOfMore = '7.5rem';

const widthOfArrows = '9.5rem';

export const title = style({
  color: vars.color.heading,
  '@media': {
    [onPhone]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '36px',
      paddingRight: widthOfMore,
    },
    [from('desktop')]: {
      selectors: {
        [`${small} &`]: {
          display: 'flex',
          alignItems: 'center',
          minHeight: vars.target.finger,
          paddingRight: widthOfArrows,
        },
      },
    },
  },
});

export const more = style({
  '@media': { [onPhone]: { position: 'absolute', top: '-4px', right: 0 } },
});

export const points = style({
  '@media': {
    [onPhone]: { fontSize: vars.text.small },
    [from('desktop')]: { selectors: { [`${small} &`]: { fontSize: vars.text.small } } },
  },
});

export const rest = style({
  marginTop: vars.space.xs,
  '@media': { [from('desktop')]: { marginTop: vars.space.sm } },
});
