import type { MetadataRoute } from 'next';
import { clinic } from '@/content/facts/clinic';
import { siteOrigin } from '@/content/model/clinic/site-address';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${siteOrigin(clinic.siteUrl)}/sitemap.xml`,
  };
}
