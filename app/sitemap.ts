import type { MetadataRoute } from 'next';
import { articles } from '@/content/model/articles/data';
import { clinic } from '@/content/model/clinic/data';
import { doctors } from '@/content/model/doctors/data';
import { services } from '@/content/model/services/data';
import { sitePages } from '@/content/model/pages/site-data';
import { specialties } from '@/content/model/specialties/data';
import { routes } from '@/content/model/clinic/routes';
import { siteOrigin } from '@/content/model/clinic/site-address';
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
  return paths.map((path) => ({ url: siteOrigin(clinic.siteUrl) + path }));
}
