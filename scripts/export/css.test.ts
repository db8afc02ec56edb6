import { classNamesOf, withStyles } from './css';

test('finds class names in selectors only, each once', () => {
  const css = '/* .no */.a .b:hover,.a>p{margin:.5em}@media (min-width:1.5em){.c-1{width:1.5em}}';
  expect(classNamesOf(css)).toEqual(['a', 'b', 'c-1']);
});

test('changes the styles of a page, and nothing else', () => {
  const html = (css: string) => `<!DOCTYPE html><style>${css}</style><p class="a">a{}</p>`;
  const changed = withStyles(html('a{top:0}b{}'), (css) => css.first?.remove());
  expect(changed).toBe(html('b{}'));
});
