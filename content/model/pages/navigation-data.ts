import type { NavigationItem, PageLink } from './navigation';

export const navigation = [
  { label: 'Accueil', href: '/' },
  { label: 'Services', href: '/#services', pages: '/services/' },
  { label: 'Docteurs', href: '/#doctors', pages: '/medecins/' },
  { label: 'Plateau Technique', href: '/#plateau' },
  { label: 'Contact', href: '/#contact' },
  { label: 'Horaires', href: '/horaire/' },
  { label: 'À Propos', href: '/about/' },
] as const satisfies readonly NavigationItem[];

/** In a phone's menu. */
export const shortcuts = [
  { label: 'Urgences', page: 'emergencies' },
  { label: 'Assurances', page: 'insurers' },
  { label: 'Infos pratiques', page: 'practical' },
  { label: 'Conseils santé', page: 'articles' },
] as const satisfies readonly PageLink[];
