import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/components/theme/theme.css';

const petalColor = createVar();

const petalSize = '20px';

export const list = recipe({
  base: { display: 'grid' },
  variants: {
    gap: { small: { gap: vars.space.xs }, medium: { gap: vars.space.sm } },
    isUrgent: { true: { vars: { [petalColor]: vars.color.urgent } } },
  },
});

/** An element for the petal would make long lists heavier. */
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  '::before': {
    content: '',
    flexShrink: 0,
    width: petalSize,
    height: petalSize,
    // In the middle of the first line.
    marginTop: `calc((${vars.leading.normal}em - ${petalSize}) / 2)`,
    backgroundColor: fallbackVar(petalColor, vars.color.bullet),
    mask: 'url("/patterns/petal.svg")',
    // By default, print and forced colours omit backgrounds.
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '@media': { '(forced-colors: active)': { '::before': { backgroundColor: 'CanvasText' } } },
});
