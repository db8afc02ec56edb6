import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { reducedMotion } from '@/components/theme/motion';
import { slideInView, stepOfKey } from './paging';

/** A row of slides that the controls may turn. */
export interface AttachedSlider {
  /** Shows the slide before or after; at an end, stays. */
  readonly step: (by: -1 | 1) => void;
  /** Gives the row back to the browser, at the slide that was shown. */
  readonly detach: () => void;
}

/**
 * The slider's constants (specification § 9). « Speed 300 ms »: Embla's `duration` is no time but the weight of a spring;
 * with 16 the row is within 1 % of its place after 330 ms, whatever its width and the screen's rate (20 takes 480 ms,
 * 14 overshoots by 2 %). « Threshold 5 px » is `dragThreshold`. « Ratio 0.5 »: Embla settles on the nearest slide.
 * « Long swipe 300 ms » has no option: a drag counts as a flick when its last movement is less than 170 ms old.
 */
const options: EmblaOptionsType = {
  align: 'start',
  dragThreshold: 5,
  duration: 16,
  breakpoints: { [reducedMotion]: { duration: 0 } },
  // Its own way of following the focus wants a Tab key less than 10 ms ago, which no screen reader presses.
  watchFocus: false,
};

/** Embla slows a released drag down by itself, whatever `duration` says: a still row has to be asked for. */
function settleAtOnce(embla: EmblaCarouselType): void {
  if (embla.internalEngine().options.duration === 0)
    embla.internalEngine().scrollBody.useDuration(0);
}

/** Keeps the row, the focus and what the browser scrolls by itself together. */
function listen(frame: HTMLElement, viewport: HTMLElement, embla: EmblaCarouselType): () => void {
  const slides = embla.slideNodes();
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const show = (index: number) => {
    viewport.scrollLeft = 0;
    if (index !== embla.selectedScrollSnap()) embla.scrollTo(index, true);
  };
  const onFocus = (event: FocusEvent) => {
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index >= 0) show(index);
  };
  // A search in the page, or a screen reader, scrolls the row without a word: Embla would be off by a slide.
  const onScroll = () => {
    if (viewport.scrollLeft === 0) return;
    const width = viewport.clientWidth;
    const scrolled = embla.selectedScrollSnap() * width + viewport.scrollLeft;
    show(slideInView(scrolled, width, slides.length));
  };
  const onKey = (event: KeyboardEvent) => {
    const by = stepOfKey(event.key);
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const focusOnSlide = viewport.contains(document.activeElement);
    turn(embla, by);
    // The focus must not stay on a picture that has left (WCAG 2.4.11).
    if (focusOnSlide)
      slides[embla.selectedScrollSnap()]?.querySelector('a')?.focus({ preventScroll: true });
  };
  viewport.addEventListener('focusin', onFocus, options);
  viewport.addEventListener('scroll', onScroll, options);
  frame.addEventListener('keydown', onKey, options);
  return () => {
    stop.abort();
  };
}

function turn(embla: EmblaCarouselType, by: -1 | 1): void {
  if (by < 0) embla.scrollPrev();
  else embla.scrollNext();
}

function partsOf(frame: HTMLElement): { viewport: HTMLElement; count: number } | null {
  const viewport = frame.firstElementChild;
  const row = viewport?.firstElementChild;
  if (!(viewport instanceof HTMLElement) || !row) return null;
  return { viewport, count: row.children.length };
}

/**
 * Attaches Embla to the row inside the element `id` and says through `onSelect` which slide (from 0) of how many is shown,
 * at once and after each turn. Warns on the console and answers null when there is nothing to turn (specification § 9); answers
 * null, and leaves the row to the browser, when the element is missing or Embla does not run here.
 */
export function attachSlider(
  id: string,
  onSelect: (index: number, count: number) => void,
): AttachedSlider | null {
  const frame = document.getElementById(id);
  const parts = frame && partsOf(frame);
  if (!parts) return null;
  const { viewport, count } = parts;
  if (count < 2) {
    console.warn(`Slider « ${id} » has ${count} slide(s): it needs two to be turned.`);
    return null;
  }
  const startIndex = slideInView(viewport.scrollLeft, viewport.clientWidth, count);
  frame.dataset.attached = '';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, { ...options, startIndex });
  const say = () => {
    onSelect(embla.selectedScrollSnap(), count);
  };
  embla.on('select', say).on('reInit', say).on('pointerUp', settleAtOnce);
  const stopListening = listen(frame, viewport, embla);
  say();
  return {
    step: (by) => {
      turn(embla, by);
    },
    detach: () => {
      stopListening();
      const index = embla.selectedScrollSnap();
      embla.destroy();
      delete frame.dataset.attached;
      viewport.scrollLeft = index * viewport.clientWidth;
    },
  };
}
