import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { sideways, sidewaysItem } from '@/components/theme/sideways';
import { vars } from '@/components/theme/theme.css';

/** Scrolls sideways. The screen clips the next card, as a hint. */
export const row = style({
  display: 'flex',
  gap: vars.space.sm,
  ...sideways,
  '@media': {
    [from('desktop')]: {
      margin: 0,
      padding: 0,
      selectors: {
        '&[tabindex]': {
          paddingRight: '8%',
          maskImage: 'linear-gradient(90deg, black 92%, transparent)',
        },
      },
    },
    print: { flexWrap: 'wrap' },
  },
});

globalStyle(`${row} > li`, { flex: '1 0 min(20rem, 85%)', ...sidewaysItem });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  height: '100%',
  // Leaves room for the extra line that the web font may need.
  minHeight: '17rem',
  padding: vars.space.md,
  '@media': { [from('tablet')]: { padding: vars.space.lg } },
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const stars = style({ display: 'flex', gap: vars.space.xxs, color: vars.color.star });

export const quote = style({
  flexGrow: 1,
  fontFamily: vars.font.quote,
  fontStyle: 'italic',
  fontSize: vars.text.medium,
});

export const speaker = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const portrait = style({
  flex: 'none',
  width: vars.target.finger,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
