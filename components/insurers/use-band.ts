import { useEffect, useLayoutEffect } from 'react';

/** Speed of the band in px/s, slow enough to read a name. */
const speed = 24;

/** `still`: the band scrolls only by hand; `resting`: the visitor has stopped the band at its current place. */
export type BandState = 'still' | 'moving' | 'resting';

interface Band {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly list: HTMLElement;
}

function bandIn(viewportId: string): Band | null {
  const viewport = document.getElementById(viewportId);
  const track = viewport?.firstElementChild;
  const list = track?.firstElementChild;
  return viewport && track instanceof HTMLElement && list instanceof HTMLElement
    ? { viewport, track, list }
    : null;
}

/** Adds a copy of the list, so that the animation loops without a jump. Returns a function that removes the copy. */
function repeatList({ track, list }: Band): () => void {
  const copy = list.cloneNode(true) as HTMLElement;
  // Not `ariaHidden`, which Firefox only supports since 119.
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.removeAttribute('id');
  track.append(copy);
  return () => {
    copy.remove();
  };
}

function move({ viewport, track, list }: Band): void {
  // This comes before measuring, since the style of a moving band adds a gap after the last card.
  viewport.dataset.band = 'moving';
  const from = viewport.scrollLeft % list.offsetWidth;
  viewport.scrollLeft = 0;
  track.style.animationDuration = `${list.offsetWidth / speed}s`;
  track.style.animationDelay = `${-from / speed}s`;
}

function rest({ viewport, track }: Band): void {
  const moved = -new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
  viewport.dataset.band = 'resting';
  viewport.scrollLeft = moved;
}

/** Pauses the animation while the band is off the screen, to save battery. Returns a function that stops watching. */
function restWhenAway(viewport: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    viewport.toggleAttribute('data-away', entry?.isIntersecting === false);
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    viewport.removeAttribute('data-away');
  };
}

/**
 * Sets the state of the band in the element `viewportId`. Calls `onTouch`, which must be the same function at each
 * render, when a finger touches the band.
 */
export function useBand(viewportId: string, state: BandState, onTouch: () => void): void {
  const isStill = state === 'still';

  useLayoutEffect(() => {
    const band = bandIn(viewportId);
    if (isStill || !band) return;
    const { viewport, track } = band;
    const removeCopy = repeatList(band);
    const stopWatching = restWhenAway(viewport);
    // Only for touch: a mouse pauses the band by hovering.
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') onTouch();
    };
    viewport.addEventListener('pointerdown', onPointerDown);
    return () => {
      viewport.removeEventListener('pointerdown', onPointerDown);
      stopWatching();
      removeCopy();
      delete viewport.dataset.band;
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
