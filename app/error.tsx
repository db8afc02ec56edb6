'use client';

import { FailureScreen } from '@/components/site/FailureScreen';
import { clinic } from '@/content/data/clinic';

/** Shown in place of a page that failed, inside the layout. */
export default function PageFailure({ reset }: { readonly reset: () => void }) {
  return (
    <main>
      <FailureScreen phone={clinic.phones[0]} onRetry={reset} />
    </main>
  );
}
