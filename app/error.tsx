'use client';

import { FailureScreen } from '@/components/site/FailureScreen';
import { mainPhone } from '@/content/model/build';

/** Shown instead of a page that failed, inside the layout. */
export default function PageFailure({ reset }: { readonly reset: () => void }) {
  return (
    <main>
      <FailureScreen phone={mainPhone()} onRetry={reset} />
    </main>
  );
}
