import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

const petalColor = createVar();

const petalSize = '20px';

export const list = styleVariants({
  small: { display: 'grid', gap: vars.space.xs },
  medium: { display: 'grid', gap: vars.space.sm },
});

export const urgent = style({ vars: { [petalColor]: vars.color.urgent } });

// A class or an element for each petal would make long lists heavier.
for (const item of [`${list.small} > li`, `${list.medium} > li`]) {
  globalStyle(item, { display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });
  globalStyle(`${item}::before`, {
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
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  });
}
