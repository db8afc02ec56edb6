import { siteOrigin } from './site-address';

const own = 'https://www.lefleuve.example';

describe('siteOrigin', () => {
  it('is the clinic’s own address unless the build says otherwise', () => {
    expect(siteOrigin(own, undefined)).toBe(own);
    expect(siteOrigin(own, '')).toBe(own);
    expect(siteOrigin(own, 'https://preview.example/')).toBe('https://preview.example');
  });

  it.each(['http://lefleuve.example', 'lefleuve.example', '/ici'])('refuses « %s »', (address) => {
    expect(() => siteOrigin(own, address)).toThrow(address);
  });
});
