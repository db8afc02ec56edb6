import type { Clinic } from '../model/clinic';

/**
 * Who the clinic is and how it is reached: placeholders, to be replaced before publishing.
 * Nothing here rings, answers or receives a message yet.
 */
export const clinic = {
  name: 'Polyclinique Le Fleuve',
  shortName: 'Le Fleuve',
  tagline: 'Des soins attentionnés pour toute la famille',
  phones: ['+22300000001', '+22300000002'],
  chatNumber: '+22300000003',
  email: 'contact@polyclinique-le-fleuve.example',
  address: {
    postOfficeBox: 'BP E 0000',
    area: 'Bamako Nord',
    city: 'Bamako',
    country: 'Mali',
    countryCode: 'ML',
  },
  geo: { latitude: 12.68, longitude: -7.98 },
  timeZone: 'Africa/Bamako',
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/polyclinique-le-fleuve' },
    { name: 'Instagram', url: 'https://instagram.example/polyclinique-le-fleuve' },
    { name: 'LinkedIn', url: 'https://linkedin.example/polyclinique-le-fleuve' },
  ],
  siteUrl: 'https://www.polyclinique-le-fleuve.example',
  formId: 'xplaceho',
  formEndpoint: 'https://formspree.io/f/',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-7.995%2C12.67%2C-7.965%2C12.69&layer=mapnik&marker=12.68%2C-7.98',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=12.68%2C-7.98',
} as const satisfies Clinic;
