import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { button } from '@/components/ui/button/button.css';
import { vars } from '@/components/theme/theme.css';
import { needsIsland, whereFolded } from '@/components/theme/with-scripts';

export const services = style({
  // While tiles are being folded, scroll anchoring must not shift the page.
  selectors: { [whereFolded]: { overflowAnchor: 'none' } },
});

/** A tile beyond the first nine. */
export const later = style({
  '@media': { screen: { selectors: { [whereFolded]: { display: 'none' } } } },
});

export const panel = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  '@media': {
    [from('phone')]: { gridAutoRows: '1fr' },
    [`${from('phablet')}, print`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// A hairline to the right of each tile and below it; the panel clips the outer ones.
globalStyle(`${panel} > li`, { boxShadow: `1px 1px ${vars.color.line}` });

export const toggle = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space.md,
  selectors: needsIsland,
});

export const toggleButton = style([button({ kind: 'outline' })]);
