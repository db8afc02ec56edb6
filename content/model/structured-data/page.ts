import type { WebPage } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import { clinicId } from './clinic';

export type PageKind =
  'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage' | 'WebPage';

/** The publisher is the clinic. */
export function pageData(
  type: PageKind,
  {
    name,
    description,
    path,
    lang,
    reviewedBy,
  }: {
    name: string;
    description: string;
    path: string;
    lang?: 'en' | undefined;
    /** A doctor's name. */
    reviewedBy?: string | undefined;
  },
  clinic: Clinic,
): Exclude<WebPage, string> {
  const url = clinic.siteUrl + path;
  return {
    '@type': type,
    '@id': url,
    url,
    name,
    description,
    inLanguage: lang ?? 'fr',
    publisher: { '@id': clinicId(clinic) },
    ...(reviewedBy !== undefined && { reviewedBy: { '@type': 'Person', name: reviewedBy } }),
  };
}
