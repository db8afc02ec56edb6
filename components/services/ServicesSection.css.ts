import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { button } from '@/components/ui/button/button';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';
import { needsIsland, whereFolded } from '@/components/islands/with-scripts';

export const services = style({
  // Scroll anchoring must not shift the page while tiles are folded.
  selectors: { [whereFolded]: { overflowAnchor: 'none' } },
});

export const later = style({
  '@media': { screen: { selectors: { [whereFolded]: { display: 'none' } } } },
});

export const panel = style({
  display: 'grid',
  overflow: 'hidden',
  ...box,
  '@media': {
    [`${from('phablet')}, print`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridAutoRows: '1fr',
    },
  },
});

// The panel clips the outer hairlines.
globalStyle(`${panel} > li`, { boxShadow: `1px 1px ${vars.color.line}` });

export const toggle = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space.md,
  selectors: needsIsland,
});

export const toggleButton = style([button({ kind: 'outline' })]);
