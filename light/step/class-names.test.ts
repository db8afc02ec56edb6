import { classesIn, missingClass } from './class-names';

const page = '.a1b2{color:red}.a1b2:hover>.c3{width:.5rem;background:url(/x.svg)}';

test.each([
  ['.a1b2{color:red}', undefined],
  ['.c3{width:.25rem}', undefined],
  ['.a1b2 .d4{color:red}', '.d4'],
  ['', undefined],
])('%s: %s is missing', (css, missing) => {
  expect(missingClass(css, classesIn(page))).toBe(missing);
});
