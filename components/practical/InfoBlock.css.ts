import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { fittingColumns } from '@/components/theme/columns';
import { stack } from '@/components/theme/layout.css';
import { noGridOnPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';

export const block = style([
  stack.md,
  {
    padding: vars.space.lg,
    '@media': { [below('roomy')]: { padding: vars.space.sm } },
    ...box,
  },
]);

export const urgent = style([block, { border: `2px solid ${vars.color.urgent}` }]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.heading,
  '@media': { [below('roomy')]: { flexDirection: 'column', alignItems: 'start' } },
});

export const glyph = style({ color: vars.color.action });

export const details = style([
  stack.md,
  { selectors: { '[open] > &': { marginTop: vars.space.sm } } },
]);

export const lists = style({
  ...fittingColumns('14rem'),
  gap: vars.space.lg,
});

noGridOnPaper(block, vars.space.sm);
noGridOnPaper(details, vars.space.sm);
