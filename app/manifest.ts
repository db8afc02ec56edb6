import type { MetadataRoute } from 'next';
import { browserColor } from '@/components/theme/browser-color';
import { clinic } from '@/content/data/clinic';
import { pages } from '@/content/data/pages';
import { routes } from '@/content/model/routes';

export const dynamic = 'force-static';

/** What a phone needs to keep the site among its applications. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: clinic.name,
    short_name: clinic.shortName,
    description: pages.home.description,
    lang: 'fr',
    start_url: routes.home(),
    display: 'standalone',
    background_color: browserColor,
    theme_color: browserColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Prendre RDV', url: routes.homeAnchor('rdv') }],
  };
}
