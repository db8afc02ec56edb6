import { withPageScript } from './page-script';

const page = (body: string, head = '<style>a{}</style>') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}<title>T</title></head><body>${body}</body></html>`;

test('sets apart the fonts to fetch, before the script that brings them', () => {
  const own = '@font-face{font-family:text;src:url(/f.woff2)format("woff2")}';
  const fallback = '@font-face{font-family:S;src:local(Arial)}';
  const html = page('', `<style>a{}${own}${fallback}b{}</style>`);
  expect(withPageScript(html, 'bring()')).toContain(
    `<head><style>a{}${fallback}b{}</style><style media="(scripting: none)">${own}</style>` +
      '<script>bring()</script>',
  );
});

test('stops the build at a page without style', () => {
  expect(() => withPageScript(page('', ''), 'bring()')).toThrow('The page has no style');
});
