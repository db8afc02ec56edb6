import type { MetadataRoute } from 'next';
import { clinic } from '@/content/facts/clinic';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(clinic.siteUrl !== '' && { sitemap: `${clinic.siteUrl}/sitemap.xml` }),
  };
}
