import { globalStyle, style } from '@vanilla-extract/css';
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

export const phones = style([
  printed,
  {
    flexWrap: 'wrap',
    alignContent: 'center',
    gridRow: 4,
    gridColumn: 1,
    columnGap: '8mm',
    paddingTop: '1mm',
    fontSize: vars.text.large,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
  },
]);

export const notes = style({ flexBasis: '100%', fontSize: vars.text.small });

/** Four rows: the name, the title, the page's first part, the telephones. */
export const codes = style([
  printed,
  { flexWrap: 'wrap', columnGap: '4mm', gridRow: '1 / span 4', gridColumn: 2, maxWidth: '73mm' },
]);

export const code = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

export const modules = style({ display: 'block', width: '34mm', height: '34mm' });

// Named, since pages may share this style sheet. TypeScript's types of CSS lack `size`.
const sheetPage = { size: 'A4', margin: '8mm' };

globalStyle('@page sheet', sheetPage);

const body = `body:has(${head})`;
const main = `main:has(> ${head})`;

// `page` applies to blocks, not to items of a flex box.
onPaper(body, { page: 'sheet', display: 'block' });

onPaper(`${body} > footer, ${body} > aside:not(${notice})`, { display: 'none' });

onPaper(main, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4mm' });

onPaper(`${main} > section`, { gridColumn: '1 / -1', paddingTop: '2mm', paddingBottom: 0 });

onPaper(`${main} h1, ${main} h2`, { fontSize: vars.text.subtitle });
