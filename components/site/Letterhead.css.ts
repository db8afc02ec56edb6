import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { notice } from './SampleNotice.css';

const print = (rule: GlobalStyleRule) => ({ '@media': { print: rule } });

const onPaper = style([{ display: 'none' }, print({ display: 'flex' })]);

/** Printed first. */
export const head = style([
  onPaper,
  {
    order: -1,
    alignItems: 'center',
    gap: vars.space.sm,
    color: vars.color.heading,
    fontFamily: vars.font.heading,
    fontSize: vars.text.subtitle,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
  },
]);

const numbers = style([
  onPaper,
  {
    flexWrap: 'wrap',
    alignContent: 'center',
    gridRow: 4,
    gridColumn: 1,
    columnGap: '8mm',
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
  },
]);

export const phones = styleVariants({
  sheet: [numbers, { paddingTop: '1mm', fontSize: vars.text.large }],
  card: [numbers, { fontSize: vars.text.large }],
});

const beside = style([onPaper, { columnGap: '4mm', gridColumn: 2 }]);

/** Four rows: the name, the title, the page's first part, the telephones. */
export const codes = styleVariants({
  sheet: [beside, { gridRow: '1 / span 4' }],
  card: [beside, { gridRow: 4, paddingTop: '4mm' }],
});

export const code = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

export const modules = styleVariants({ sheet: '34mm', card: '36mm' }, (side) => ({
  display: 'block',
  width: side,
  height: side,
}));

// Named, since pages may share this style sheet. TypeScript's types of CSS lack `size`.
const sheetPage = { size: 'A4', margin: '8mm' };
const cardPage = { size: '105mm 148mm', margin: '7mm' };

globalStyle('@page sheet', sheetPage);

globalStyle('@page card', cardPage);

globalStyle(`body:has(${codes.sheet})`, print({ page: 'sheet' }));

globalStyle(`body:has(${codes.card})`, print({ page: 'card' }));

const body = `body:has(${head})`;
const main = `main:has(> ${head})`;

// `page` applies to blocks, not to items of a flex box.
globalStyle(body, print({ display: 'block' }));

globalStyle(`${body} > footer, ${body} > aside:not(${notice})`, print({ display: 'none' }));

globalStyle(
  main,
  print({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4mm' }),
);

globalStyle(`:where(main:has(> ${codes.card}) > *)`, print({ gridColumn: '1 / -1' }));

globalStyle(
  `${main} > section`,
  print({ gridColumn: '1 / -1', paddingTop: '2mm', paddingBottom: 0 }),
);

globalStyle(`${main} h1, ${main} h2`, print({ fontSize: vars.text.subtitle }));

globalStyle(`main:has(> ${codes.card}) h1`, print({ fontSize: vars.text.title }));
