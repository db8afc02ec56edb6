'use client';

import { useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '@/components/theme/motion';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './InsurerBand.css';
import { useBand } from './use-band';

function subscribe(onChange: () => void): () => void {
  const calm = matchMedia(reducedMotion);
  calm.addEventListener('change', onChange);
  return () => {
    calm.removeEventListener('change', onChange);
  };
}

/** Whether the visitor's settings allow motion; no, in the server's HTML. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(reducedMotion).matches,
    () => false,
  );
}

/**
 * The button that stops the band of insurers and sets it in motion again (WCAG 2.2.2). It moves the band too, so that nothing
 * moves without a way to stop it: by itself at first, unless the visitor's settings forbid it.
 */
export function InsurerMotion({
  viewportId,
}: {
  /** The element that scrolls; it holds a track, which holds the list. */
  readonly viewportId: string;
}) {
  const isAllowed = useMotionAllowed();
  const [isStopped, setStopped] = useState(false);
  useBand(viewportId, isAllowed ? (isStopped ? 'resting' : 'moving') : 'still', () => {
    setStopped(true);
  });
  return (
    <button
      type="button"
      className={isAllowed ? styles.toggle : styles.toggleUnseen}
      onClick={() => {
        setStopped(!isStopped);
      }}
    >
      <Icon name={isStopped ? 'play' : 'pause'} size={20} />
      <VisuallyHidden>
        {isStopped ? 'Reprendre le défilement' : 'Mettre en pause le défilement'}
      </VisuallyHidden>
    </button>
  );
}
