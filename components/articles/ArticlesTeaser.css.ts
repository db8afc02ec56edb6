import { style } from '@vanilla-extract/css';
import { button } from '@/components/ui/button/button.css';
import { between } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Between a phone and a wide screen a card has its row: the picture beside the words, not as large as the screen. */
const alone = between('phablet', 'desktop');

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '@media': {
    [alone]: {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      alignItems: 'center',
      gap: vars.space.lg,
      padding: vars.space.lg,
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  '@media': { [alone]: { borderRadius: vars.radius.medium } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xs,
  padding: vars.space.lg,
  '@media': { [alone]: { padding: 0 } },
});

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
});

export const title = style({ color: vars.color.heading });

export const excerpt = style({
  flexGrow: 1,
  color: vars.color.textSoft,
});

/** Looks like a link at rest: it leads nowhere yet, and says so. */
export const soon = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minHeight: '44px',
  fontWeight: 600,
  cursor: 'default',
});

export const soonButton = style([
  button({ kind: 'outline' }),
  {
    columnGap: vars.space.xs,
    flexWrap: 'wrap',
    // As dark as any text: what it says is worth reading.
    selectors: { '&:disabled': { opacity: 1 } },
  },
]);

export const badge = style({
  padding: `1px ${vars.space.xs}`,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceWarm,
  fontSize: '0.8125rem',
  fontWeight: 500,
});
