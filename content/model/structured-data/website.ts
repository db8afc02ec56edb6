import type { WebSite } from 'schema-dts';
import type { Clinic } from '../clinic';
import { siteOrigin } from '../site-address';
import { clinicId } from './clinic';

/** The site, published by the clinic. */
export function websiteData(clinic: Clinic): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    name: clinic.name,
    url: `${siteOrigin(clinic.siteUrl)}/`,
    inLanguage: 'fr',
    publisher: { '@id': clinicId(clinic) },
  };
}
