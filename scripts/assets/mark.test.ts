import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../e2e/support/folders';
import { markFrom, readMark, readMotif } from './mark';

const colors = { main: '#17706f', ground: '#f1e9dc' };

const svg = (body: string, root = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${body}</svg>`;

const square = (look: string) => svg(`<path d="M0 0h8v8H0z" ${look}/>`);

test.each([
  ['currentColor', square('fill="currentColor"')],
  ['the main colour of the clinic', square('fill="#17706F"')],
  [
    'that of a style sheet',
    svg('<style>.a{fill:#17706f}</style><path class="a" d="M0 0h8v8H0z"/>'),
  ],
])('%s follows the colour scheme', (_, drawing) => {
  const { shape, svg: icon } = markFrom(drawing, colors);
  expect(shape).toMatchObject({ attributes: { viewBox: '0 0 8 8' }, shapes: [{ fill: 'main' }] });
  expect(icon).toContain('#17706f');
});

test('other colours stay', () => {
  const { shape } = markFrom(
    svg('<g fill="none" stroke="#c00000" stroke-width="2"><circle cx="4" cy="4" r="3"/></g>'),
    colors,
  );
  expect(JSON.stringify(shape)).toMatch(/"fill":"none".*"stroke":"#c00000".*"strokeWidth":"2"/);
});

test.each([
  ['script', svg('<script>alert(1)</script><path d="M0 0h8v8H0z"/>')],
  ['text', svg('<text y="8">Le Fleuve</text>')],
  ['image', svg('<image xlink:href="a.png" width="8" height="8"/>')],
  ['a', svg('<a xlink:href="https://a.example"><path d="M0 0h8v8H0z"/></a>')],
  ['inherit', square('fill="inherit"')],
  ['onclick', square('onclick="alert(1)"')],
  ['style', svg('<style>@media print{path{fill:red}}</style><path d="M0 0h8v8H0z"/>')],
  [
    'linearGradient',
    svg(
      '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h8v8H0z"/>',
    ),
  ],
])('%s is refused', (what, drawing) => {
  expect(() => markFrom(drawing, colors)).toThrow(`«\u00a0${what}\u00a0»`);
});

test.each([
  ['not an SVG', 'JFIF', 'abîmé'],
  ['without a box', svg('<path d="M0 0h8v8H0z"/>', ''), 'carré'],
  ['oblong', svg('<path d="M0 0h8v8H0z"/>', 'viewBox="0 0 24 8"'), 'carré'],
  ['empty', svg(''), 'vide'],
  ['heavy', svg(`<path d="${'M1 2.5q3 1.5 2 9'.repeat(200)}"/>`), 'trop lourd'],
])('a drawing that is %s says so', (_, drawing, sentence) => {
  expect(() => markFrom(drawing, colors)).toThrow(sentence);
});

test('a drawing that is not there is named', () => {
  expect(() => readMark('content/pictures/absente.svg', colors)).toThrow(
    'À corriger dans content/pictures/absente.svg\u00a0: ce dessin manque',
  );
});

test.each(['', 'fill="#c00000"', 'fill="currentColor"', 'fill="none" stroke="#000"'])(
  'the motif has one colour, whatever it is drawn in: %s',
  (look) => {
    const file = join(newFolder(), 'motif.svg');
    writeFileSync(file, square(look));
    expect(readMotif(file)).toMatch(/(fill|stroke)="currentColor"/);
    expect(readMotif(file)).not.toContain('#');
  },
);
