import { style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { livelyPointer, motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';
import { pictureInCard } from '@/components/ui/card/Card.css';

/** One card fills a row here: a picture above its text would fill the screen. */
const alone = between('phablet', 'desktop');

const beside = {
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.lg,
};

const base = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '@media': { [alone]: beside },
});

export const layout = {
  column: style([base]),
  lead: style([base]),
  row: style([
    base,
    {
      '@media': {
        [from('desktop')]: { ...beside, gridTemplateColumns: '5fr 7fr', padding: vars.space.md },
      },
    },
  ]),
};

export const picture = style({
  overflow: 'hidden',
  // `loading="lazy"` alone would fetch a picture some 2 500 px before it is visible.
  contentVisibility: 'auto',
  aspectRatio: '3 / 2',
  '@media': {
    [alone]: { borderRadius: vars.radius.medium },
    [from('desktop')]: {
      selectors: {
        [`${layout.lead} > &`]: { flex: '1 1 220px', aspectRatio: 'auto' },
        [`${layout.row} > &`]: { borderRadius: vars.radius.medium },
      },
    },
  },
});

const fills = {
  '@media': { [from('desktop')]: { selectors: { [`${layout.lead} &`]: { height: '100%' } } } },
};

export const frame = style(fills);

export const image = style([pictureInCard, fills]);

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xs,
  padding: vars.space.md,
  '@media': {
    [alone]: { padding: 0 },
    [from('desktop')]: {
      padding: vars.space.lg,
      selectors: {
        [`${layout.lead} > &`]: { flexGrow: 0 },
        [`${layout.row} > &`]: { padding: 0 },
      },
    },
  },
});

export const excerpt = style({
  flexGrow: 1,
  color: vars.color.textSoft,
});

export const read = style({
  ...fingerHigh,
  alignSelf: 'flex-start',
  gap: vars.space.xs,
  fontWeight: vars.weight.bold,
});

export const arrow = style({
  transition: `transform ${motion.quick}`,
  '@media': {
    [livelyPointer]: {
      selectors: { [`${read}:hover &`]: { transform: 'translateX(4px)' } },
    },
  },
});
