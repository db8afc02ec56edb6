'use client';

import { FailureScreen } from '@/components/site/FailureScreen';
import '@/components/theme/reset.css';
import '@/components/theme/global.css';
import { mainPhone } from './_frame/main-phone';

/** Also replaces the layout, which has failed. */
export default function SiteFailure({ reset }: { reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <main>
          <FailureScreen phone={mainPhone} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
