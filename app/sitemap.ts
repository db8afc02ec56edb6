import type { MetadataRoute } from 'next';
import { articles } from '@/content/facts/articles';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { services } from '@/content/facts/services';
import { sitePages } from '@/content/facts/site';
import { specialties } from '@/content/facts/specialties';
import { routes } from '@/content/model/clinic/routes';
import { slugOf } from '@/content/model/specialties/specialty';

export const dynamic = 'force-static';

/** No `lastmod`: the date of the build is not the date when a page changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...sitePages.map((page) => routes[page]()),
    ...articles.map(({ slug }) => routes.article(slug)),
    ...doctors.map(({ name }) => routes.doctor(name)),
    ...specialties.map((specialty) => routes.specialty(slugOf(specialty, services))),
  ];
  const urlOf = (path: string) => clinic.siteUrl + path;
  const languages = { fr: urlOf(routes.home()), en: urlOf(routes.english()) };
  const isTranslated = (path: string) =>
    sitePages.includes('english') && [routes.home(), routes.english()].includes(path);
  // Relative addresses are not allowed (sitemaps.org).
  if (clinic.siteUrl === '') return [];
  return paths.map((path) => ({
    url: urlOf(path),
    ...(isTranslated(path) && { alternates: { languages } }),
  }));
}
