import { planShapes } from './plan';

const drawn = (body: string, viewBox = '0 0 420 290') =>
  planShapes(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${body}<path d="M1 1h8"/></svg>`,
  );

test('text stays text, and colours keep the six digits by which the page knows them', () => {
  expect(drawn('<text x="9" y="9" style="fill:#ffffff">Marché</text>')).toContain(
    '<text x="9" y="9" fill="#ffffff">Marché</text>',
  );
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<image href="https://a.example/"/>', 'image'],
  ['<a href="javascript:alert(1)"><path d="M0 0h9"/></a>', 'a'],
])('%s is refused', (body, what) => {
  expect(() => drawn(body)).toThrow(`«\u00a0${what}\u00a0»`);
});

test.each([
  '<path onload="alert(1)" d="M0 0h9"/>',
  '<path fill="url(https://a.example/)" d="M0 0h9"/>',
  '<style>path{background:url(https://a.example/)}</style>',
  '<use xlink:href="https://a.example/#b"/>',
])('of %s nothing is left that runs or fetches', (body) => {
  expect(drawn(body)).not.toMatch(/onload|url|http|style/);
});

test('a drawing on another page, or too heavy, is named', () => {
  expect(() => drawn('', '0 0 210 297')).toThrow('420 sur 290');
  const heavy = Array.from({ length: 900 }, (_, index) => `<text x="${index}">a</text>`);
  expect(() => drawn(heavy.join(''))).toThrow('trop lourd');
});
