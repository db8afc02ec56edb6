import { style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { button } from '@/components/ui/button/button';

const onPhone = `screen and ${between('phone', 'tablet')}`;

export const blocks = style({
  display: 'grid',
  gap: vars.space.md,
  selectors: { 'details > &': { marginTop: vars.space.md } },
  '@media': {
    print: { gridTemplateColumns: '1fr 1fr' },
    [from('tablet')]: {
      gap: vars.space.xl,
      selectors: { 'details > &': { marginTop: vars.space.xl } },
    },
    [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const others = style([
  button({ kind: 'outline' }),
  { width: '100%', marginTop: vars.space.md },
]);

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
      gap: vars.space.lg,
      selectors: {
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          // As wide as the pictures above.
          gridTemplateColumns: `calc(25% - ${vars.space.xl} / 4 - ${vars.space.lg} / 2) minmax(0, 1fr)`,
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
  '@media': { [from('tablet')]: { gap: vars.space.sm } },
});

const widthOfMore = '7.5rem';

export const title = style({
  color: vars.color.heading,
  '@media': {
    [onPhone]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '36px',
      paddingRight: widthOfMore,
    },
  },
});

export const more = style({
  '@media': { [onPhone]: { position: 'absolute', top: '-4px', right: 0 } },
});

export const points = style({
  '@media': { [onPhone]: { fontSize: vars.text.small } },
});

export const rest = style({
  marginTop: vars.space.xs,
  '@media': { [from('desktop')]: { marginTop: vars.space.sm } },
});
