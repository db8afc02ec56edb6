import { displayPhone, namedPhone, phoneFor, telHref } from './phone';

it('telHref is the RFC 3966 address of the number', () => {
  expect(telHref('+22320000001')).toBe('tel:+22320000001');
});

describe('phoneFor', () => {
  const phones = [
    { number: '+22320000001', role: 'standard' },
    { number: '+22320000002', role: 'urgences' },
    { number: '+22320000003', role: 'urgences' },
  ] as const;

  it('is the first number with the role', () => {
    expect(phoneFor(phones, 'urgences')).toBe('+22320000002');
  });

  it('is the first number if none has the role', () => {
    expect(phoneFor(phones, 'rendez-vous')).toBe('+22320000001');
  });
});

it('namedPhone begins with the role, if there is one', () => {
  const number = '+22320245277';
  expect(namedPhone({ number, role: 'laboratoire' })).toBe(
    'Laboratoire : +223 20 24 52 77'.replaceAll(' ', '\u00a0').replace('\u00a0+', ' +'),
  );
  expect(namedPhone({ number })).toBe(displayPhone(number));
});

describe('displayPhone', () => {
  it.each([
    ['+22320245277', '+223 20 24 52 77'],
    ['+2250102030405', '+225 01 02 03 04 05'],
    ['+221771234567', '+221 77 123 45 67'],
    ['+242055530118', '+242 05 553 01 18'],
  ] as const)('groups the digits of %s without a line break', (phone, shown) => {
    expect(displayPhone(phone)).toBe(shown.replaceAll(' ', '\u00a0'));
  });

  it('leaves a foreign number unchanged', () => {
    expect(displayPhone('+33123456789')).toBe('+33123456789');
  });
});
