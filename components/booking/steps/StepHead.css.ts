import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { headingSize } from '@/components/theme/typography.css';

const { color, leading, space, text } = vars;

export const head = style([stack.sm]);

const [done, part] = [createVar(), createVar()];

/** By the percent of completed steps. */
export const count = Object.fromEntries(
  [0, 25, 50, 75].map((percent) => [percent, style({ vars: { [done]: `${percent}%` } })]),
);

/** Of two steps. */
export const halves = style({ vars: { [part]: '50%' } });

const each = fallbackVar(part, '25%');

// Above the words, a bar for each step. A gradient keeps its colours in forced ones.
globalStyle(`${head} > :first-child`, {
  paddingTop: space.md,
  color: color.textSoft,
  fontSize: text.small,
  lineHeight: leading.snug,
  background: [
    `repeating-linear-gradient(to right, transparent 0 calc(${each} - ${space.xs}), ${color.surface} 0 ${each})`,
    `linear-gradient(to right, ${color.action} ${done}, ${color.heading} 0 calc(${done} + ${each}), ${color.line} 0)`,
  ].join(),
  // The last gap is out of sight.
  backgroundSize: `calc(100% + ${space.xs}) 4px`,
  backgroundRepeat: 'no-repeat',
});

/** Without the other looks of a heading, which a script would load. */
export const heading = style([headingSize.title]);
