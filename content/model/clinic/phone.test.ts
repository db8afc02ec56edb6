import { displayPhone, telHref } from './phone';

describe('telHref', () => {
  it('is the RFC 3966 address of the number', () => {
    expect(telHref('+22320000001')).toBe('tel:+22320000001');
  });
});

describe('displayPhone', () => {
  it('prints a number of Mali in pairs that do not break', () => {
    expect(displayPhone('+22320245277')).toBe('+223\u00a020\u00a024\u00a052\u00a077');
  });

  it('keeps an odd last digit rather than dropping it', () => {
    expect(displayPhone('+223202452771')).toBe('+223\u00a020\u00a024\u00a052\u00a077\u00a01');
  });

  it('leaves a number of another country as it is', () => {
    expect(displayPhone('+33123456789')).toBe('+33123456789');
  });
});
