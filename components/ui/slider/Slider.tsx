import { Island } from '@/components/islands/Island';
import type { ReactNode } from 'react';
import * as css from './Slider.css';
import { SliderControls } from './SliderControls';

/** One picture of a slider. */
export interface Slide {
  readonly id: string;
  /** A link around a 16:9 picture. */
  readonly content: ReactNode;
}

/**
 * A row of pictures, of which one is visible. It scrolls by touch, and scripts add arrows and a counter
 * (docs/requirements.md § 2). A single picture has no controls.
 */
export function Slider({
  id,
  label,
  slides,
}: {
  /** Id of the slider, unique in the page. */
  readonly id: string;
  /** Accessible name of the slider: « Scanner : images ». */
  readonly label: string;
  readonly slides: readonly Slide[];
}) {
  return (
    <div id={id} className={css.frame} role="group" aria-label={label}>
      <div className={css.viewport}>
        <ul className={css.row}>
          {slides.map((slide) => (
            <li key={slide.id} className={css.slide}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <Island
        name="SliderControls"
        wake="visible"
        of={SliderControls}
        props={{ sliderId: id, count: slides.length }}
      />
    </div>
  );
}
