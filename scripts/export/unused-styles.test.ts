import { withoutUnusedStyles } from './unused-styles';

const page = (css: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head><style>${css}</style><title>T</title></head><body>${body}</body></html>`;

test('keeps the rules of classes that the page has, or may have once an island is awake', () => {
  const html = (css: string) => page(css, '<p class="a d"><b class="e"></b></p>');
  const kept =
    '.a{color:red}@keyframes k{33.3%{}}.a .d{}.d:not(.b,.c):hover{}.later{}@media print{.d{}}p{}.e{}:is(.a,.b)>p{}@page{margin:0}';
  const unused = '.b{color:red}.c{}.a .b{}.b:hover,.c>p{}@media print{@supports (top:0){.b{}}}';
  const written = `${unused}${kept}.f{margin:0}`.replace('.e{}', '.b,.e,.a .b{}');
  expect(withoutUnusedStyles(html(written), ['later'])).toBe(html(kept));
});

test('keeps of the variables those that are read, and of the fonts those that are set', () => {
  const face = (family: string) => `@font-face{src:url(/f.woff2);font-family:${family}}`;
  const styles = (variables: string, faces: string) =>
    `${faces}:root{${variables}}.x--red:hover{color:red}@media print{:root{--ink:#000}}p{color:var(--ink,red);font-family:var(--text)}`;
  const ours = '--text:var(--own), "Stand In: Arial";--own:"text"';
  const html = (css: string) => page(css, '<p class="x--red"></p>');
  expect(
    withoutUnusedStyles(
      html(
        styles(
          `--sun:#ff0;--quote:var(--other);--other:"quote";--ink:#111;${ours}`,
          face('text') + face('quote') + face('Stand In\\: Arial'),
        ),
      ),
      [],
    ),
  ).toBe(html(styles(`--ink:#111;${ours}`, face('text') + face('Stand In\\: Arial'))));
});
