import { Island } from '@/components/islands/Island';
import type { ReactNode } from 'react';
import * as css from './Slider.css';
import { SliderControls } from './SliderControls';

export interface Slide {
  id: string;
  /** A link around a 16:9 picture. */
  content: ReactNode;
}

/** Scrolls by touch. Scripts add arrows and a counter (docs/requirements.md § 2). */
export function Slider({
  label,
  controls,
  slides,
}: {
  /** « Scanner : images ». */
  label: string;
  /** On a wide screen. Elsewhere they are over the picture. */
  controls: 'over' | 'below';
  slides: readonly Slide[];
}) {
  return (
    <div className={css.frame[controls]} role="group" aria-label={label}>
      <div className={css.viewport}>
        <ul className={css.row}>
          {slides.map((slide) => (
            <li key={slide.id}>{slide.content}</li>
          ))}
        </ul>
      </div>
      <Island
        name="SliderControls"
        wake="visible"
        of={SliderControls}
        props={{ count: slides.length }}
      />
    </div>
  );
}
