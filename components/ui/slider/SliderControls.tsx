'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { attachSlider, type AttachedSlider } from './attach-slider';
import { pagingAt } from './paging';
import * as css from './Slider.css';

/**
 * The two arrows and « 1 / 2 » of the slider `sliderId`. Until the row can be turned by script they are not there,
 * and the row scrolls by itself.
 */
export function SliderControls({
  sliderId,
  count,
}: {
  readonly sliderId: string;
  readonly count: number;
}) {
  const slider = useRef<AttachedSlider>(null);
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    slider.current = attachSlider(sliderId, setIndex);
    return () => slider.current?.detach();
  }, [sliderId]);
  if (index === null) return <div className={css.place} />;
  const { counter, spoken, canGoBack, canGoOn } = pagingAt(index, count);
  return (
    <div className={css.place}>
      <div className={css.controls}>
        <Arrow
          glyph="arrow-left"
          name="Image précédente"
          off={!canGoBack}
          onClick={() => slider.current?.step(-1)}
        />
        <span className={css.counter} aria-hidden="true">
          {counter}
        </span>
        <Arrow
          glyph="arrow-right"
          name="Image suivante"
          off={!canGoOn}
          onClick={() => slider.current?.step(1)}
        />
        <VisuallyHidden>
          <span aria-live="polite">{spoken}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

function Arrow(props: {
  readonly glyph: 'arrow-left' | 'arrow-right';
  readonly name: string;
  readonly off: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={css.arrow}
      aria-label={props.name}
      // Not `disabled`, which would take the focus away from who stands on it.
      aria-disabled={props.off}
      onClick={props.onClick}
    >
      <Icon name={props.glyph} size={24} />
    </button>
  );
}
