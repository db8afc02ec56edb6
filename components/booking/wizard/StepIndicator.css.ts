import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

const gap = { gap: vars.space.xxs, '@media': { [from('phablet')]: { gap: vars.space.xs } } };

// Four circles and one name do not fit in a row.
const cramped = below('phone');

export const steps = style({
  display: 'flex',
  ...gap,
  '@media': {
    ...gap['@media'],
    [cramped]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto minmax(4px, 1fr)) auto',
      alignItems: 'center',
    },
  },
});

export const step = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    ...gap,
    flex: '1 1 auto',
    minWidth: 0,
    '@media': { ...gap['@media'], [cramped]: { display: 'contents' } },
    selectors: {
      '&::after': {
        content: '',
        flex: '1 1 8px',
        minWidth: '4px',
        height: '2px',
        backgroundColor: vars.color.line,
      },
      '&:last-child': { flexGrow: 0 },
      '&:last-child::after': { display: 'none' },
    },
  },
  variants: {
    place: {
      done: { selectors: { '&::after': { backgroundColor: vars.color.action } } },
      current: {},
      coming: {},
    },
  },
});

export const bubble = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 'max(32px, 1.6em)',
    height: 'max(32px, 1.6em)',
    borderRadius: vars.radius.round,
    border: '2px solid transparent',
    fontWeight: 700,
    fontSize: '0.9375rem',
  },
  variants: {
    place: {
      done: { color: vars.color.onAction, backgroundColor: vars.color.action },
      current: {
        color: vars.color.heading,
        backgroundColor: vars.color.actionQuiet,
        borderColor: vars.color.action,
      },
      coming: { color: vars.color.textSoft, borderColor: vars.color.line },
    },
  },
});

export const label = recipe({
  base: {
    minWidth: 0,
    overflow: 'hidden',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: vars.color.textSoft,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [from('tablet')]: { fontSize: '0.9375rem' },
      [cramped]: { gridArea: '2 / 1 / auto / -1' },
    },
  },
  variants: {
    place: {
      current: { fontWeight: 600, color: vars.color.heading },
      done: {},
      coming: {},
    },
  },
  compoundVariants: (['done', 'coming'] as const).map((place) => ({
    variants: { place },
    style: {
      '@media': {
        // Only for screen readers.
        [below('tablet')]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          clipPath: 'inset(50%)',
        },
      },
    },
  })),
});
