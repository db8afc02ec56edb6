import type { Clinic } from '../model/clinic';
import { valuesOf, type StatedFields } from '../model/stated';
import { accessPlan } from './access-plan';

/**
 * Who the clinic is and how it is reached: placeholders, to be replaced before publishing. Nothing here rings, answers or
 * receives a message yet. `confirmed` becomes 'oui' once the clinic answers for the line.
 */
export const clinicFacts = {
  name: { is: 'Polyclinique Le Fleuve', confirmed: 'non' },
  shortName: { is: 'Le Fleuve', confirmed: 'non' },
  tagline: { is: 'Des soins attentionnés pour toute la famille', confirmed: 'oui' },
  phones: { is: ['+22300000001', '+22300000002'], confirmed: 'non' },
  chatNumber: { is: '+22300000003', confirmed: 'non' },
  email: { is: 'contact@polyclinique-le-fleuve.example', confirmed: 'non' },
  address: {
    is: {
      postOfficeBox: 'BP E 0000',
      area: 'Bamako Nord',
      city: 'Bamako',
      country: 'Mali',
      countryCode: 'ML',
    },
    confirmed: 'non',
  },
  geo: { is: { latitude: 12.68, longitude: -7.98 }, confirmed: 'non' },
  socialLinks: {
    is: [
      { name: 'Facebook', url: 'https://facebook.example/polyclinique-le-fleuve' },
      { name: 'Instagram', url: 'https://instagram.example/polyclinique-le-fleuve' },
      { name: 'LinkedIn', url: 'https://linkedin.example/polyclinique-le-fleuve' },
    ],
    confirmed: 'non',
  },
  siteUrl: { is: 'https://www.polyclinique-le-fleuve.example', confirmed: 'non' },
  formId: { is: 'xplaceho', confirmed: 'non' },
  mapEmbedUrl: {
    is: 'https://www.openstreetmap.org/export/embed.html?bbox=-7.995%2C12.67%2C-7.965%2C12.69&layer=mapnik&marker=12.68%2C-7.98',
    confirmed: 'non',
  },
  mapUrl: { is: 'https://www.google.com/maps/search/?api=1&query=12.68%2C-7.98', confirmed: 'non' },
  plan: { is: accessPlan, confirmed: 'non' },
} as const satisfies StatedFields<Clinic>;

/** The same without their marks, as the pages take them. */
export const clinic = valuesOf(clinicFacts);
