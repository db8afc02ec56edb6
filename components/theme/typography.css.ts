import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, shortWindow } from './breakpoints';
import { vars } from './theme.css';

const { text } = vars;

const heading = {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  color: vars.color.heading,
  textWrap: 'balance',
} as const;

const large = { ...heading, lineHeight: vars.leading.tight, letterSpacing: '-0.015em' } as const;

/** « attentionnés », « Endocrinologie » and « Ophtalmologie » fit on a line, whatever the text size. */
const title = `min(14vw, ${text.title})`;
const subtitle = `min(12vw, ${text.subtitle})`;
const item = `min(11vw, ${text.large})`;

/**
 * By role, from the largest to the smallest, one or two steps smaller on a phone. There, the widest titles break before
 * the edge, so that they take as many lines in a fallback font.
 */
export const headingSize = styleVariants({
  display: {
    ...large,
    fontSize: title,
    '@media': {
      [below('tablet')]: { maxWidth: '9em' },
      [from('tablet')]: { fontSize: text.page },
      [from('wide')]: { fontSize: text.display },
      [shortWindow]: { fontSize: title },
    },
  },
  /** Of an inner page. */
  page: {
    ...large,
    fontSize: title,
    '@media': {
      [below('tablet')]: { maxWidth: '10.5em' },
      [from('desktop')]: { fontSize: text.page },
      [shortWindow]: { fontSize: title },
    },
  },
  title: { ...large, fontSize: subtitle, '@media': { [from('tablet')]: { fontSize: text.title } } },
  subtitle: {
    ...heading,
    fontSize: item,
    '@media': { [from('tablet')]: { fontSize: text.subtitle } },
  },
  item: { ...heading, fontSize: item },
});

/** For the first paragraph of a page or section. */
export const lead = style({
  fontSize: text.medium,
  '@media': { [from('tablet')]: { fontSize: text.large } },
});

/** Secondary text. */
export const soft = style({ color: vars.color.textSoft });

export const note = style({ color: vars.color.textSoft, fontSize: text.small });
