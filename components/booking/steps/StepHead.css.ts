import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { headingSize } from '@/components/theme/typography.css';

const { color, leading, space, text } = vars;

export const head = style([stack.sm]);

const [done, steps] = [createVar(), createVar()];

/** By completed steps. */
export const completed = [0, 1, 2, 3].map((count) => style({ vars: { [done]: String(count) } }));

export const ofThree = style({ vars: { [steps]: '3' } });

const each = `(100% / ${fallbackVar(steps, '4')})`;

// Above the words, a bar for each step. A gradient keeps its colours in forced ones.
globalStyle(`${head} > :first-child`, {
  paddingTop: space.md,
  color: color.textSoft,
  fontSize: text.small,
  lineHeight: leading.snug,
  background: [
    `repeating-linear-gradient(to right, transparent 0 calc(${each} - ${space.xs}), ${color.surface} 0 calc(${each}))`,
    `linear-gradient(to right, ${color.action} calc(${done} * ${each}), ${color.heading} 0 calc((${done} + 1) * ${each}), ${color.line} 0)`,
  ].join(),
  // The last gap is out of sight.
  backgroundSize: `calc(100% + ${space.xs}) 4px`,
  backgroundRepeat: 'no-repeat',
});

/** Without the other looks of a heading, which a script would load. */
export const heading = style([headingSize.title]);
