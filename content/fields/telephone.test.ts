import { canBeDialled, countryOf, isAssigned, telephoneOf } from './telephone';

test.each([
  ['+22320245277', '+223 20 24 52 77', 'ML'],
  ['+2250102030405', '+225 01 02 03 0405', 'CI'],
  ['+221771234567', '+221 77 123 45 67', 'SN'],
  ['+242060000001', '+242 06 000 0001', 'CG'],
  ['+237690123456', '+237 6 90 12 34 56', 'CM'],
  ['+33465710001', '+33 4 65 71 00 01', 'FR'],
  ['+212522123456', '+212 5 22 12 34 56', 'MA'],
  ['+261321234567', '+261 32 12 345 67', 'MG'],
  ['+2290197123456', '+229 01 97 12 34 56', 'BJ'],
  ['+22670123456', '+226 70 12 34 56', 'BF'],
  ['+224621000000', '+224 621 00 00 00', 'GN'],
  ['+22245250000', '+222 45 25 00 00', 'MR'],
  ['+22720200000', '+227 20 20 00 00', 'NE'],
  ['+22822200000', '+228 22 20 00 00', 'TG'],
  ['+243810000000', '+243 810 000 000', 'CD'],
])('%s is shown as « %s », of %s', (number, shown, country) => {
  expect(telephoneOf(number)?.shown.replaceAll('\u00a0', ' ')).toBe(shown);
  expect(countryOf(number)).toBe(country);
  expect(isAssigned(number)).toBe(true);
});

test('a number that nobody has is shown in pairs', () => {
  expect(telephoneOf('+22300000001')?.shown).toBe('+223\u00a000\u00a000\u00a000\u00a001');
  expect(isAssigned('+22300000001')).toBe(false);
});

test.each(['+2232021222', '+223202122233', '20 21 22 23', '+22320212x23', '+999123456789'])(
  '« %s » cannot be dialled',
  (typed) => {
    expect(telephoneOf(typed)).toBeUndefined();
  },
);

test('a landline takes no SMS', () => {
  expect(telephoneOf('+22320245277')?.takesSms).toBe(false);
  expect(telephoneOf('+22376123456')?.takesSms).toBe(true);
});

test('inside a country, a number has no code', () => {
  expect(canBeDialled('20 21 22 23', 'ML')).toBe(true);
  expect(canBeDialled('20 21 22 2', 'ML')).toBe(false);
});
