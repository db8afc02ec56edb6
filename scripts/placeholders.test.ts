import { clinic } from '../content/data/clinic';
import type { Clinic } from '../content/model/clinic';
import { placeholderNotice } from './placeholders';

const real: Clinic = {
  ...clinic,
  phones: ['+22320245277', '+22370245277'],
  chatNumber: '+22370245277',
  email: 'accueil@lefleuve.ml',
  address: { ...clinic.address, postOfficeBox: 'BP E 1234' },
  socialLinks: [{ name: 'Facebook', url: 'https://www.facebook.com/lefleuve' }],
  siteUrl: 'https://www.lefleuve.ml',
  formId: 'mzbnqwer',
};

const invented: Clinic = {
  ...real,
  phones: ['+22300000001', '+22320245277'],
  email: 'contact@polyclinique.example',
  socialLinks: [{ name: 'Facebook', url: 'https://facebook.example/lefleuve' }],
  formId: 'xplaceho',
};

describe('placeholderNotice', () => {
  it('names in one line each fact that is still invented', () => {
    expect(placeholderNotice(invented, undefined)).toBe(
      'content/data/clinic.ts contient encore des valeurs provisoires\u00a0: phones.0, email, socialLinks.0.url, formId',
    );
  });

  it('says nothing once all are real', () => {
    expect(placeholderNotice(real, 'production')).toBeNull();
  });

  it('refuses to publish invented facts', () => {
    const oneLeft: Clinic = { ...real, email: invented.email };
    expect(() => placeholderNotice(oneLeft, 'production')).toThrow(/provisoires\u00a0: email$/);
  });
});
