import type { Clinic } from '../clinic/clinic';
import type { PageText } from './navigation';

/** In px. Chats do not crop this shape. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Returns `/previews/services-cardiologie.jpg` for `/services/cardiologie/`. */
export function previewPath(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return `/previews/${name === '' ? 'accueil' : name}.jpg`;
}

/** Open Graph, `og:locale` */
const locales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** Addresses are absolute, since chats do not resolve relative ones. */
export function pageMetadata(
  { title, description, heading, lang }: PageText,
  path: string,
  clinic: Clinic,
) {
  const origin = clinic.siteUrl;
  const image = {
    url: origin + previewPath(path),
    ...previewSize,
    alt: heading,
  };
  return {
    title,
    description,
    ...(origin !== '' && { alternates: { canonical: origin + path } }),
    openGraph: {
      type: 'website' as const,
      locale: locales[lang ?? 'fr'],
      siteName: clinic.name,
      title,
      description,
      ...(origin !== '' && { url: origin + path, images: [image] }),
    },
    twitter: { card: 'summary_large_image' as const },
  };
}
