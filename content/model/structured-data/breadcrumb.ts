import type { BreadcrumbList } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import { routes } from '../clinic/routes';
import { siteOrigin } from '../clinic/site-address';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** Adds the home page. */
export function breadcrumbData(
  trail: readonly Breadcrumb[],
  clinic: Clinic,
): Exclude<BreadcrumbList, string> {
  const origin = siteOrigin(clinic.siteUrl);
  const home: Breadcrumb = { label: 'Accueil', href: routes.home() };
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
