import { displayPhone, telHref } from './phone';

it('telHref is the RFC 3966 address of the number', () => {
  expect(telHref('+22320000001')).toBe('tel:+22320000001');
});

describe('displayPhone', () => {
  it.each([
    ['+22320245277', '+223 20 24 52 77'],
    ['+2250102030405', '+225 01 02 03 04 05'],
    ['+221771234567', '+221 77 123 45 67'],
  ] as const)('groups the digits of %s without a line break', (phone, shown) => {
    expect(displayPhone(phone)).toBe(shown.replaceAll(' ', '\u00a0'));
  });

  it('leaves a foreign number unchanged', () => {
    expect(displayPhone('+33123456789')).toBe('+33123456789');
  });
});
