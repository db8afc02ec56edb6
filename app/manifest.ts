import type { MetadataRoute } from 'next';
import { browserColor } from '@/components/theme/browser-color';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { routes } from '@/content/model/clinic/routes';

export const dynamic = 'force-static';

const shortcutIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: clinic.name,
    short_name: clinic.shortName,
    description: pages.home.description,
    lang: 'fr',
    start_url: routes.home(),
    scope: '/',
    display: 'standalone',
    categories: ['medical', 'health'],
    background_color: browserColor,
    theme_color: browserColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // A shortcut cannot be a `tel:` address. This band's first button calls the clinic.
    shortcuts: [
      { name: 'Appeler', url: routes.homeAnchor('rdv'), icons: [shortcutIcon] },
      { name: 'Prendre rendez-vous', url: routes.booking(), icons: [shortcutIcon] },
    ],
  };
}
