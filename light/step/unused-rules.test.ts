import { withoutUnusedRules, wordsOf } from './unused-rules';

const words = wordsOf('<p class="a1 b2">…</p><script>className:"c3"</script>');

test.each([
  ['.a1{color:red}.d4{color:red}.c3{color:red}', '.a1{color:red}.c3{color:red}'],
  ['.a1 .d4{color:red}.a1,.d4{color:red}', '.a1,.d4{color:red}'],
  ['@media print{.d4{color:red}}p{color:red}', 'p{color:red}'],
  ['@supports (a:b){@media print{.d4{color:red}}}', ''],
  ['.a1:not(.d4){color:red}', '.a1:not(.d4){color:red}'],
  ['@keyframes k{to{opacity:.5}}', '@keyframes k{to{opacity:.5}}'],
  ['@font-face{src:url(/d4.woff2)}', '@font-face{src:url(/d4.woff2)}'],
])('of %s, the page keeps %s', (css, kept) => {
  expect(withoutUnusedRules(css, [words])).toBe(kept);
});
