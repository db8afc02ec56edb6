import type { Article as ArticleThing } from 'schema-dts';
import type { Article } from '../articles/article';
import type { Clinic } from '../clinic/clinic';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import type { SpecialtyPage } from '../specialties/specialty-pages';
import { clinicId, clinicInShort } from './clinic';

/** Refers to the specialty's page. */
export function articleData(
  { title, excerpt, date, Image, sources }: Article,
  path: string,
  { specialty, slug }: Pick<SpecialtyPage, 'specialty' | 'slug'>,
  clinic: Clinic,
): Exclude<ArticleThing, string> {
  const origin = clinic.siteUrl;
  return {
    '@type': 'Article',
    headline: title,
    abstract: excerpt,
    about: { '@type': 'Thing', name: specialty.title, url: origin + routes.specialty(slug) },
    datePublished: date,
    image: origin + pictureOf(Image).src,
    inLanguage: 'fr',
    author: clinicInShort(clinic),
    publisher: { '@id': clinicId(clinic) },
    mainEntityOfPage: { '@id': origin + path },
    citation: [...sources],
  };
}
