import { routes } from '../model/clinic/routes';
import type { NavigationItem, PageLink } from '../model/pages/navigation';

export const navigation = [
  { label: 'Accueil', href: routes.home() },
  { label: 'Services', href: routes.homeAnchor('services'), pages: routes.services() },
  { label: 'Docteurs', href: routes.homeAnchor('doctors'), pages: routes.doctors() },
  { label: 'Plateau Technique', href: routes.homeAnchor('plateau') },
  { label: 'Contact', href: routes.homeAnchor('contact') },
  { label: 'Horaires', href: routes.hours() },
  { label: 'À Propos', href: routes.about() },
] as const satisfies readonly NavigationItem[];

/** In a phone's menu. */
export const shortcuts = [
  { label: 'Urgences', page: 'emergencies' },
  { label: 'Assurances', page: 'insurers' },
  { label: 'Infos pratiques', page: 'practical' },
  { label: 'Conseils santé', page: 'articles' },
] as const satisfies readonly PageLink[];
