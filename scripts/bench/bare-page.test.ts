import { barePage } from './bare-page';

test('keeps the words and their order', () => {
  const bare = barePage(
    `<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><h1>Horaires &amp; accès</h1>
    <img src="a.jpg" alt="Façade"/><ul><li>Lundi <b>24h/24</b></li></ul><script>go()</script></body></html>`,
  );
  expect(bare).toContain('<h1>Horaires &amp; accès</h1>\n<p>Lundi</p>\n<p>24h/24</p>\n</body>');
  expect(bare).not.toMatch(/script|style|img|Façade/);
});

test('keeps the picture of the first screen', () => {
  const first =
    '<picture class="p"><img fetchpriority="high" width="9" height="6" src="a.jpg" alt=""></picture>';
  const bare = barePage(
    `<h1>Accueil</h1>${first}<picture><img loading="lazy" src="b.jpg"></picture>`,
  );
  expect(bare).toContain('<picture><img fetchpriority="high" src="a.jpg" alt=""></picture>');
  expect(bare).not.toContain('b.jpg');
});
