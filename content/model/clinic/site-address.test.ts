import { siteOrigin } from './site-address';

const own = 'https://www.lefleuve.example';

describe('siteOrigin', () => {
  it('is empty as long as nobody gives it', () => {
    expect(siteOrigin(undefined, {})).toBe('');
  });

  it('is the clinic’s own address unless the build says otherwise', () => {
    expect(siteOrigin(own, {})).toBe(own);
    expect(siteOrigin(own, { SITE_URL: '' })).toBe(own);
    expect(siteOrigin(own, { SITE_URL: 'https://preview.example/' })).toBe(
      'https://preview.example',
    );
  });

  it.each([
    'http://lefleuve.example',
    'lefleuve.example',
    '/ici',
    'https://lefleuve.example/clinique',
  ])('refuses « %s »', (address) => {
    expect(() => siteOrigin(own, { SITE_URL: address })).toThrow(address);
    expect(() => siteOrigin(address, {})).toThrow(address);
  });

  it('refuses a site below a path', () => {
    expect(() => siteOrigin(own, { BASE_PATH: '/clinique' })).toThrow(`${own}/clinique`);
  });
});
