import type { BreadcrumbList } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import { routes } from '../clinic/routes';
import type { SiteLink } from '../pages/navigation';

/** Adds the home page. */
export function breadcrumbData(
  trail: readonly SiteLink[],
  clinic: Clinic,
): Exclude<BreadcrumbList, string> {
  const origin = clinic.siteUrl;
  const home: SiteLink = { label: 'Accueil', href: routes.home() };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
