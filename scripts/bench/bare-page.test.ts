import { barePage } from './bare-page';

test('keeps the words, their order and nothing else', () => {
  const bare = barePage(
    `<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><h1>Horaires &amp; accès</h1>
    <img src="a.jpg" alt="Façade"/><ul><li>Lundi <b>24h/24</b></li></ul><script>go()</script></body></html>`,
  );
  expect(bare).toContain('<h1>Horaires &amp; accès</h1>\n<p>Lundi</p>\n<p>24h/24</p>\n</body>');
  expect(bare).not.toMatch(/script|style|img|Façade/);
});
