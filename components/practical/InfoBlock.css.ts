import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.lg,
  '@media': { [below('roomy')]: { padding: vars.space.sm } },
  ...box,
});

export const urgent = style([block, { border: `2px solid ${vars.color.urgent}` }]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.heading,
  '@media': { [below('roomy')]: { flexDirection: 'column', alignItems: 'start' } },
});

export const glyph = style({ flex: 'none', color: vars.color.action });

export const details = style({
  selectors: { '[open] > &': { marginTop: vars.space.sm } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.lg,
});

// At a page break, Chromium prints the end of a nested grid over the content that follows.
for (const grid of [block, details]) {
  globalStyle(grid, { '@media': { print: { display: 'block' } } });
  globalStyle(`${grid} > * + *`, { '@media': { print: { marginTop: vars.space.sm } } });
}
