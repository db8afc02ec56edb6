import { attachSlider } from './attach-slider';
import { pagingAt } from './paging';
import * as css from './Slider.css';

/** The slider to turn, with its controls in it. */
export interface SliderIds {
  readonly sliderId: string;
}

interface Controls {
  readonly back: HTMLElement;
  readonly on: HTMLElement;
  readonly counter: HTMLElement;
  readonly spoken: HTMLElement;
}

function controlsOf(sliderId: string): Controls | null {
  const controls = document.getElementById(sliderId)?.querySelector(`.${css.controls}`);
  const [back, on] = controls?.querySelectorAll('button') ?? [];
  const counter = controls?.querySelector<HTMLElement>(`.${css.counter}`);
  const spoken = controls?.querySelector<HTMLElement>('[aria-live]');
  return back && on && counter && spoken ? { back, on, counter, spoken } : null;
}

function show({ back, on, counter, spoken }: Controls, index: number, count: number): void {
  const paging = pagingAt(index, count);
  back.setAttribute('aria-disabled', String(!paging.canGoBack));
  on.setAttribute('aria-disabled', String(!paging.canGoOn));
  counter.textContent = paging.counter;
  // Only what changes is to be heard.
  if (spoken.textContent !== paging.spoken) spoken.textContent = paging.spoken;
}

/**
 * Turns a slider by its arrows, which say where it stands. Answers the function that gives the row back to the browser.
 */
export function installSlider({ sliderId }: SliderIds): () => void {
  const controls = controlsOf(sliderId);
  const slider =
    controls &&
    attachSlider(sliderId, (index, count) => {
      show(controls, index, count);
    });
  if (!slider) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const stepBy = (by: -1 | 1) => () => {
    slider.step(by);
  };
  controls.back.addEventListener('click', stepBy(-1), { signal });
  controls.on.addEventListener('click', stepBy(1), { signal });
  return () => {
    listening.abort();
    slider.detach();
  };
}
