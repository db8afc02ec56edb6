'use client';

import { useCallback, useState } from 'react';
import { reducedMotion } from '@/components/theme/motion';
import { useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
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

const allowsMotion = () => !matchMedia(reducedMotion).matches;

/** Moves the band and renders its stop button, so that it never moves without one (WCAG 2.2.2). */
export function InsurerMotion({
  viewportId,
}: {
  /** It contains a track, which contains the list. */
  viewportId: string;
}) {
  const isAllowed = useBrowserValue(subscribe, allowsMotion, false);
  const [isStopped, setStopped] = useState(false);
  const stop = useCallback(() => {
    setStopped(true);
  }, []);
  const label = isStopped ? 'Reprendre le défilement' : 'Mettre en pause le défilement';
  useBand(viewportId, isAllowed ? (isStopped ? 'resting' : 'moving') : 'still', stop);
  return (
    <button
      type="button"
      className={isAllowed ? styles.toggle : styles.toggleUnseen}
      onClick={() => {
        setStopped(!isStopped);
      }}
    >
      <Icon name={isStopped ? 'play' : 'pause'} size={20} />
      <VisuallyHidden key={label}>{label}</VisuallyHidden>
    </button>
  );
}
