import { cleaned, shortened } from './typed';

const unseen =
  '\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069\u206f\u2800\u3164\ufeff\uffa0\u0000\u001b\u{e0041}';

const hidden = (text: string) =>
  [...Array.from(unseen), unseen].map((signs) => signs + text.split('').join(signs) + signs);

test.each<[type: string, text: string]>([
  ['text', 'Awa N’Diaye'],
  ['text', 'Bonjour,\nmardi à 9 h ?'],
  ['tel', '+223 76 00 00 01'],
  ['email', 'awa@exemple.com'],
])('what nobody sees leaves a %s as it is: %j', (type, text) => {
  expect(new Set(hidden(text).map((typed) => cleaned(typed, type)))).toEqual(new Set([text]));
});

test.each<[type: string, typed: string, clean: string]>([
  ['text', 'Nʼgolo, Nʹgolo, N′golo, Nʻgolo, N＇golo', 'N’golo, N’golo, N’golo, N’golo, N’golo'],
  ['text', 'N´golo, N`golo, N‘golo', 'N’golo, N’golo, N’golo'],
  ['text', '« ‘ici’ » `', '« ‘ici’ » `'],
  ['text', '\u00a0\u202f Awa\u3000', 'Awa'],
  ['text', '👩🏾‍⚕️ et ❤️ 👨‍👩‍👧', '👩🏾‍⚕️ et ❤️ 👨‍👩‍👧'],
  ['tel', '٧٦٠٠٠٠٠١', '76000001'],
  ['tel', '۷۶ ۰۰ ۰۰ ۰۱', '76 00 00 01'],
  ['tel', '߇߆߀߀߀߀߀߁', '76000001'],
  ['tel', '𞥗𞥖𞥐𞥐𞥐𞥐𞥐𞥑', '76000001'],
  ['tel', '＋２２３\u00a0𝟟𝟞００００𝟬𝟏', '+223 76000001'],
  ['email', '\u202aawa@exemple.com\u00a0', 'awa@exemple.com'],
  ['email', 'n’golo ＠exemple.com', "n'golo@exemple.com"],
])('a %s typed as %j is %j', (type, typed, clean) => {
  expect(cleaned(typed, type)).toBe(clean);
  expect(cleaned(clean, type)).toBe(clean);
});

test.each([
  ['🙂🙂', 3, '🙂…'],
  ['a🇲🇱', 3, 'a…'],
  ['👩🏾‍⚕️', 5, '…'],
  ['été\u0301', 3, 'ét…'],
  ['🙂', 2, '🙂'],
])('%j of at most %d is %j', (text, longest, short) => {
  expect(shortened(text, longest)).toBe(short);
});
