import type { WebSite } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import { clinicId } from './clinic';

/** The publisher is the clinic. */
export function websiteData(clinic: Clinic): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    name: clinic.name,
    url: `${clinic.siteUrl}/`,
    inLanguage: 'fr',
    publisher: { '@id': clinicId(clinic) },
  };
}
