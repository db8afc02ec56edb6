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

/** Returns whether the visitor's settings allow motion; false on the server and during hydration. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(reducedMotion).matches,
    () => false,
  );
}

/**
 * The button that stops the band of insurers and starts it again (WCAG 2.2.2). This component also animates the band, so
 * that nothing moves without a way to stop it. The band starts by itself, unless the visitor prefers reduced motion.
 */
export function InsurerMotion({
  viewportId,
}: {
  /** Id of the element that scrolls. It contains a track, which contains the list. */
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
