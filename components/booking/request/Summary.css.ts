import { style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { needsScript } from '@/components/islands/with-scripts';
import { vars } from '@/components/theme/theme.css';
import { asideTop } from './aside';

const { color, space } = vars;

export const summary = style({
  '@media': {
    [from('desktop')]: {
      gridColumn: 2,
      gridRow: '1 / span 3',
      // To the edges of the card; « Urgent ? » is above.
      margin: `calc(-1 * ${space.xl}) calc(-1 * ${space.xl}) calc(-1 * ${space.xl}) 0`,
      padding: `calc(${space.lg} + ${asideTop}) ${space.lg} ${space.lg}`,
      borderRadius: `0 ${vars.radius.large} ${vars.radius.large} 0`,
      backgroundColor: color.surfaceCool,
    },
  },
});

const besideOnly = { '@media': { [below('desktop')]: { display: 'none' } } } as const;

export const blankSummary = style([summary, besideOnly]);

export const held = style([
  stack.sm,
  {
    '@media': {
      [below('desktop')]: {
        padding: space.sm,
        borderRadius: vars.radius.medium,
        backgroundColor: color.surfaceCool,
      },
      [from('desktop')]: {
        position: 'sticky',
        top: `calc(${vars.height.header} + ${space.md} + ${asideTop})`,
        gap: space.md,
      },
    },
  },
]);

/** Only a script fills what it announces. */
export const title = style({ ...besideOnly, color: color.textSoft, selectors: needsScript });

export const blank = style({
  padding: space.md,
  border: `1.5px dashed ${color.control}`,
  borderRadius: vars.radius.medium,
  color: color.textSoft,
  lineHeight: vars.leading.snug,
  selectors: needsScript,
});

export const who = style({ display: 'flex', alignItems: 'center', gap: space.sm });

const line = {
  paddingTop: space.sm,
  borderTop: `1px solid ${color.lineOnCool}`,
  overflowWrap: 'anywhere',
} as const;

export const when = style({
  ...line,
  fontFamily: vars.font.heading,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  color: color.heading,
});

export const patient = style(line);
