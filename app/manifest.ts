import type { MetadataRoute } from 'next';
import { browserColor } from '@/components/theme/browser-color';
import { clinic } from '@/content/data/clinic';
import { pages } from '@/content/data/pages';
import { routes } from '@/content/model/routes';

export const dynamic = 'force-static';

const shortcutIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** Web app manifest: a phone can install the site as an application. */
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
    // The address of a shortcut must be within the site, so `tel:` is not allowed. « Appeler » opens the appointment
    // band, whose first button calls the clinic.
    shortcuts: [
      { name: 'Appeler', url: routes.homeAnchor('rdv'), icons: [shortcutIcon] },
      { name: 'Prendre RDV', url: routes.booking(), icons: [shortcutIcon] },
    ],
  };
}
