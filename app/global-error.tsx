'use client';

import { FailureScreen } from '@/components/site/FailureScreen';
import '@/components/theme/reset.css';
import '@/components/theme/global.css';
import { clinic } from '@/content/data/clinic';

/** Shown when the layout itself failed: it brings its own document. */
export default function SiteFailure({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="fr">
      <body>
        <main>
          <FailureScreen phone={clinic.phones[0]} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
