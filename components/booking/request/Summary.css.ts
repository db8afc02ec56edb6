import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { asideTop } from './aside';
import { face, line, lines } from './Who.css';

const { color, space } = vars;

export const summary = style([
  stack.sm,
  {
    '@media': {
      [below('desktop')]: {
        padding: space.sm,
        borderRadius: vars.radius.medium,
        backgroundColor: color.surfaceCool,
      },
      [from('desktop')]: {
        gridColumn: 2,
        gridRow: '1 / span 3',
        alignSelf: 'start',
        position: 'sticky',
        top: `calc(${vars.height.header} + ${space.md} + ${asideTop})`,
        gap: space.md,
        marginTop: asideTop,
      },
    },
  },
]);

export const title = style({
  color: color.textSoft,
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: space.sm });

export const patient = style({
  paddingTop: space.sm,
  borderTop: `1px solid ${color.lineOnCool}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const when = style([
  patient,
  {
    fontFamily: vars.font.heading,
    fontSize: vars.text.large,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    color: color.heading,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.sm}`,
  },
]);

export const change = style({
  ...fingerHigh,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
});

/** On a phone, while the patient is typed: one row, of the face, two lines and « Changer ». */
export const row = style({
  '@media': {
    [below('desktop')]: {
      position: 'relative',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `0 ${space.sm}`,
      padding: `${space.xs} ${space.sm}`,
    },
  },
});

const inRow = (part: string, rule: GlobalStyleRule) => {
  globalStyle(`${row} ${part}`, { '@media': { [below('desktop')]: rule } });
};

inRow(who, { display: 'contents' });
inRow(face, { gridRow: 'span 2', width: '40px', height: '40px' });
/** In the text's size. */
const changeWidth = '4.5rem';

const besideChange = { gridColumn: 2, paddingRight: changeWidth };

inRow(lines, besideChange);
inRow(line, { display: 'none' });
inRow(when, {
  ...besideChange,
  paddingTop: 0,
  border: 0,
  font: 'inherit',
  fontSize: vars.text.small,
  color: 'inherit',
});
inRow(change, { position: 'absolute', inset: `0 ${space.sm} 0 auto` });
