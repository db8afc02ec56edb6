import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { termWidth } from './RowTable.css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.lg,
  '@media': { [below('roomy')]: { padding: vars.space.sm } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
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

export const answer = style({ maxWidth: vars.width.prose });

export const details = style({
  selectors: { '[open] > &': { marginTop: vars.space.sm } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

export const facts = style({ display: 'grid', gap: vars.space.sm });

export const fact = style({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: `${termWidth} minmax(0, 1fr)`,
      columnGap: vars.space.md,
    },
  },
});

export const term = style({
  color: vars.color.heading,
  fontWeight: 600,
});

export const text = style({ maxWidth: vars.width.prose });

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.lg,
});

export const list = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

// Chromium prints the end of a grid inside a grid over what follows, where a page ends.
for (const grid of [block, details, facts]) {
  globalStyle(grid, { '@media': { print: { display: 'block' } } });
  globalStyle(`${grid} > * + *`, { '@media': { print: { marginTop: vars.space.sm } } });
}
