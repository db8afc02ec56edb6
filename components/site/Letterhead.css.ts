import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';
import { notice } from './SampleNotice.css';

const printed = style({ display: 'none', '@media': { print: { display: 'flex' } } });

export const head = style([
  printed,
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
  printed,
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

const beside = style([printed, { columnGap: '4mm', gridColumn: 2 }]);

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

onPaper(`body:has(${codes.sheet})`, { page: 'sheet' });

onPaper(`body:has(${codes.card})`, { page: 'card' });

const body = `body:has(${head})`;
const main = `main:has(> ${head})`;

// `page` applies to blocks, not to items of a flex box.
onPaper(body, { display: 'block' });

onPaper(`${body} > footer, ${body} > aside:not(${notice})`, { display: 'none' });

onPaper(main, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4mm' });

onPaper(`:where(main:has(> ${codes.card}) > *)`, { gridColumn: '1 / -1' });

onPaper(`${main} > section`, { gridColumn: '1 / -1', paddingTop: '2mm', paddingBottom: 0 });

onPaper(`${main} h1, ${main} h2`, { fontSize: vars.text.subtitle });

onPaper(`main:has(> ${codes.card}) h1`, { fontSize: vars.text.title });
