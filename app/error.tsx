'use client';

import { FailureScreen } from '@/components/site/FailureScreen';
import { mainPhone } from './_frame/main-phone';

/** Next renders it inside the layout. */
export default function PageFailure({ reset }: { reset: () => void }) {
  return (
    <main>
      <FailureScreen phone={mainPhone} onRetry={reset} />
    </main>
  );
}
