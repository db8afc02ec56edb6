import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { OfflineNotice } from '@/components/site/OfflineNotice';
import { SiteFooter } from '@/components/site/footer/SiteFooter';
import { SampleNotice } from '@/components/site/SampleNotice';
import { SkipLink } from '@/components/site/SkipLink';
import { StartPage } from '@/components/site/StartPage';
import { browserColors } from '@/components/theme/browser-color';
import { fontClasses } from '@/components/theme/fonts';
import '@/components/theme/reset.css';
import '@/components/theme/global.css';
import '@/components/theme/print.css';
import '@/components/theme/fallback-fonts.css';
import '@/components/theme/view-transition.css';
// A page that fails to render needs no further style sheet.
import '@/components/site/Message.css';
// The script that replaces a broken picture loads no style sheet.
import '@/components/ui/broken-picture/BrokenPicture.css';
import { clockData } from '@/components/ui/dated/clinic-now';
import { instant, today } from '@/content/facts/build';
import { clinic } from '@/content/facts/clinic';
import { examples, siteIsConfirmed } from '@/content/facts/confirmed';
import { closureAttributes, hoursLines } from '@/content/facts/opening-hours';
import { pages } from '@/content/facts/pages';
import { sitePages } from '@/content/facts/site';
import { sampleSentence } from '@/content/fields/stated';
import { callFor } from '@/content/model/clinic/ways';

export const metadata: Metadata = {
  ...(clinic.siteUrl !== '' && { metadataBase: new URL(clinic.siteUrl) }),
  title: pages.home.title,
  description: pages.home.description,
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-touch-icon.png' },
  formatDetection: { telephone: false },
};

const days = { ...clockData(clinic.fuseau, instant), ...closureAttributes };

export const viewport: Viewport = { themeColor: browserColors, colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head changes these attributes before hydration.
    <html lang="fr" className={fontClasses} {...days} suppressHydrationWarning>
      <head>
        <InlineScript name="with-scripts" />
      </head>
      <body>
        <SkipLink />
        {!siteIsConfirmed && <SampleNotice sentence={sampleSentence(examples)} />}
        {children}
        <SiteFooter clinic={clinic} hours={hoursLines} pages={sitePages} builtOn={today} />
        <OfflineNotice call={callFor(clinic, 'question')} />
        <StartPage />
      </body>
    </html>
  );
}
