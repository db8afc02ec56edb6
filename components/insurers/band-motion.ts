/** How fast the band moves, px/s: slow enough to read a name without following it with the head. */
const speed = 24;

interface BandIds {
  /** What is moved stands in it: a track, holding the list. */
  readonly viewportId: string;
  readonly buttonId: string;
}

interface Band {
  readonly viewport: HTMLElement;
  readonly button: HTMLElement;
  readonly track: HTMLElement;
  readonly list: HTMLElement;
}

/** Second copy of the list, for the eyes only. */
function copyOf(list: HTMLElement): HTMLElement {
  const copy = list.cloneNode(true) as HTMLElement;
  copy.ariaHidden = 'true';
  copy.inert = true;
  copy.removeAttribute('id');
  return copy;
}

/** Says it to the row, and to the button, which is unseen until then. */
function say(state: 'moving' | 'resting', { viewport, button }: Band): void {
  viewport.dataset.band = state;
  button.dataset.band = state;
}

/** Moves on from where the visitor left the row. */
function move(band: Band): void {
  const { viewport, track, list } = band;
  const from = viewport.scrollLeft % list.offsetWidth;
  say('moving', band);
  viewport.scrollLeft = 0;
  track.style.animationDuration = `${list.offsetWidth / speed}s`;
  track.style.animationDelay = `${-from / speed}s`;
}

/** Stops where it is, as a row that scrolls by hand. */
function rest(band: Band): void {
  const { viewport, track } = band;
  const moved = -new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
  say('resting', band);
  viewport.scrollLeft = moved;
}

/** Spares the battery while nobody can see the band. */
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

function startMoving({ viewportId, buttonId }: BandIds): () => void {
  const viewport = document.getElementById(viewportId);
  const button = document.getElementById(buttonId);
  const track = viewport?.firstElementChild;
  const list = track?.firstElementChild;
  if (!viewport || !button || !(track instanceof HTMLElement) || !(list instanceof HTMLElement))
    return () => undefined;
  const band: Band = { viewport, button, track, list };
  const copy = copyOf(list);
  const listening = new AbortController();
  const { signal } = listening;
  const toggle = () => {
    if (viewport.dataset.band === 'moving') rest(band);
    else move(band);
  };
  const onTouch = ({ pointerType }: PointerEvent) => {
    // A finger on the band takes it over; a mouse has paused it by hovering.
    if (pointerType === 'touch' && viewport.dataset.band === 'moving') rest(band);
  };
  track.append(copy);
  // Set first: with it the list takes the length of a whole step after its last card.
  say('moving', band);
  move(band);
  button.addEventListener('click', toggle, { signal });
  viewport.addEventListener('pointerdown', onTouch, { signal });
  const stopWatching = restWhenAway(viewport);
  return () => {
    listening.abort();
    stopWatching();
    copy.remove();
    delete viewport.dataset.band;
    delete button.dataset.band;
    track.removeAttribute('style');
  };
}

/** Moves the band while the visitor's settings allow motion. Answers the function that undoes it all. */
export function followMotionPreference(ids: BandIds): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let stop = () => {
    // Nothing moves yet.
  };
  const follow = () => {
    stop();
    stop = calm.matches ? () => undefined : startMoving(ids);
  };
  calm.addEventListener('change', follow);
  follow();
  return () => {
    calm.removeEventListener('change', follow);
    stop();
  };
}
