import { useEffect, useLayoutEffect } from 'react';
import { away, moving, repeated } from './InsurerBand.css';

/** In px/s, slow enough to read a name. */
const speed = 24;

/** `still` scrolls only by hand; `resting` is stopped by the visitor. */
export type BandState = 'still' | 'moving' | 'resting';

interface Band {
  viewport: HTMLElement;
  track: HTMLElement;
  list: HTMLElement;
}

function bandIn(viewportId: string): Band | null {
  const viewport = document.getElementById(viewportId);
  const track = viewport?.firstElementChild;
  const list = track?.firstElementChild;
  return viewport && track instanceof HTMLElement && list instanceof HTMLElement
    ? { viewport, track, list }
    : null;
}

/** Without the copy, the loop would jump. Returns the cleanup. */
function repeatList({ viewport, track, list }: Band): () => void {
  const copy = list.cloneNode(true) as HTMLElement;
  // Not `ariaHidden`, which Firefox supports only since 119.
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.removeAttribute('id');
  track.append(copy);
  viewport.classList.add(repeated);
  return () => {
    copy.remove();
    viewport.classList.remove(repeated);
  };
}

function move({ viewport, track, list }: Band): void {
  viewport.classList.add(moving);
  const from = viewport.scrollLeft % list.offsetWidth;
  viewport.scrollLeft = 0;
  track.style.animationDuration = `${list.offsetWidth / speed}s`;
  track.style.animationDelay = `${-from / speed}s`;
}

function rest({ viewport, track }: Band): void {
  const moved = -new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
  viewport.classList.remove(moving);
  viewport.scrollLeft = moved;
}

/** Pauses the animation off the screen, to save battery. Returns the cleanup. */
function restWhenAway(viewport: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    viewport.classList.toggle(away, entry?.isIntersecting === false);
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    viewport.classList.remove(away);
  };
}

/** `onTouch` must be the same function at each render. */
export function useBand(viewportId: string, state: BandState, onTouch: () => void): void {
  const isStill = state === 'still';

  useLayoutEffect(() => {
    const band = bandIn(viewportId);
    if (isStill || !band) return;
    const { viewport, track } = band;
    const removeCopy = repeatList(band);
    const stopWatching = restWhenAway(viewport);
    // A mouse pauses the band by hovering.
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') onTouch();
    };
    viewport.addEventListener('pointerdown', onPointerDown);
    return () => {
      viewport.removeEventListener('pointerdown', onPointerDown);
      stopWatching();
      removeCopy();
      viewport.classList.remove(moving);
      track.removeAttribute('style');
    };
  }, [viewportId, isStill, onTouch]);

  useEffect(() => {
    const band = bandIn(viewportId);
    if (!band) return;
    if (state === 'moving') move(band);
    if (state === 'resting') rest(band);
  }, [viewportId, state]);
}
