import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { reducedMotion } from '@/components/theme/motion';
import { attached, unreached } from './Slider.css';
import { slideInView } from './slide-in-view';

/**
 * Values of docs/requirements.md § 9, as far as Embla has them. `duration` is not in ms but the parameter of a spring:
 * with 19, a slide rests after 530 to 550 ms, without overshoot.
 */
const constants: EmblaOptionsType = {
  align: 'start',
  dragThreshold: 5,
  duration: 19,
  breakpoints: { [reducedMotion]: { duration: 0 } },
  // Embla follows the focus only within 10 ms of a Tab key, which a screen reader does not press.
  watchFocus: false,
};

type Inside = RefObject<HTMLElement | null>;

const frameOf = ({ current }: Inside) => current?.closest<HTMLElement>('[role="group"]');

const viewportOf = (inside: Inside) =>
  frameOf(inside)?.firstElementChild as HTMLElement | undefined;

/** Embla animates the end of a drag whatever the `duration`. */
function settleAtOnce(embla: EmblaCarouselType): void {
  if (matchMedia(reducedMotion).matches) embla.scrollTo(embla.selectedScrollSnap(), true);
}

/** Makes Embla follow the focus, the arrow keys and scrolling by the browser. Returns the cleanup. */
function keepTogether(frame: HTMLElement, embla: EmblaCarouselType): () => void {
  const viewport = embla.rootNode();
  const slides = embla.slideNodes();
  const stop = new AbortController();
  const listening = { signal: stop.signal };
  const show = (index: number) => {
    viewport.scrollLeft = 0;
    if (index !== embla.selectedScrollSnap()) embla.scrollTo(index, true);
  };
  const onFocus = (event: FocusEvent) => {
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index >= 0) show(index);
  };
  // A search in the page, or a screen reader, scrolls the row without Embla.
  const onScroll = () => {
    if (viewport.scrollLeft === 0) return;
    const width = viewport.clientWidth;
    const scrolled = embla.selectedScrollSnap() * width + viewport.scrollLeft;
    show(slideInView(scrolled, width, slides.length));
  };
  const onKey = (event: KeyboardEvent) => {
    const isBack = event.key === 'ArrowLeft';
    if (!isBack && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const focusOnSlide = viewport.contains(document.activeElement);
    if (isBack) embla.scrollPrev();
    else embla.scrollNext();
    // The focus must not stay on a hidden picture (WCAG 2.4.11).
    if (focusOnSlide)
      slides[embla.selectedScrollSnap()]?.querySelector('a')?.focus({ preventScroll: true });
  };
  viewport.addEventListener('focusin', onFocus, listening);
  viewport.addEventListener('scroll', onScroll, listening);
  frame.addEventListener('keydown', onKey, listening);
  return () => {
    stop.abort();
  };
}

/**
 * Few visitors look at the other pictures, but all would pay for their data. Returns a function that lets them load.
 */
function holdOthersBack(frame: HTMLElement): () => void {
  frame.classList.add(unreached);
  const stop = new AbortController();
  const reach = () => {
    stop.abort();
    frame.classList.remove(unreached);
  };
  for (const sign of ['pointerenter', 'focusin', 'scroll'])
    frame.addEventListener(sign, reach, { capture: true, signal: stop.signal });
  return reach;
}

/**
 * Returns the shown slide, from 0, and Embla once it has started. Warns about fewer than two slides
 * (docs/requirements.md § 9). `inside` is an element of the slider.
 */
export function useSlider(
  inside: Inside,
  count: number,
): readonly [index: number, embla: EmblaCarouselType | undefined] {
  const [emblaRef, embla] = useEmblaCarousel(constants);
  const [index, setIndex] = useState(0);

  useLayoutEffect(() => {
    const [frame, viewport] = [frameOf(inside), viewportOf(inside)];
    return frame && viewport?.scrollLeft === 0 ? holdOthersBack(frame) : undefined;
  }, [inside]);

  useEffect(() => {
    if (count < 2) console.warn(`Slider with ${count} slide(s): it needs two to be turned.`);
    else emblaRef(viewportOf(inside) ?? null);
  }, [inside, count, emblaRef]);

  // A layout effect, so that Embla replaces the browser's scrolling within one frame.
  useLayoutEffect(() => {
    const frame = frameOf(inside);
    if (!embla || !frame) return;
    const viewport = embla.rootNode();
    const reached = slideInView(viewport.scrollLeft, viewport.clientWidth, count);
    const onSelect = () => {
      setIndex(embla.selectedScrollSnap());
    };
    frame.classList.add(attached);
    viewport.scrollLeft = 0;
    embla.scrollTo(reached, true);
    onSelect();
    embla.on('select', onSelect).on('reInit', onSelect).on('pointerUp', settleAtOnce);
    const stop = keepTogether(frame, embla);
    return () => {
      stop();
      embla.off('select', onSelect).off('reInit', onSelect).off('pointerUp', settleAtOnce);
      frame.classList.remove(attached);
      viewport.scrollLeft = embla.selectedScrollSnap() * viewport.clientWidth;
    };
  }, [inside, count, embla]);

  return [index, embla];
}
