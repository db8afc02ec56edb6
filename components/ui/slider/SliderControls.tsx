'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as css from './Slider.css';
import { useSlider } from './use-slider';

/** Until Embla has started, the browser scrolls the row. */
export function SliderControls({ count }: { count: number }) {
  const said = useRef<HTMLSpanElement>(null);
  const [index, embla] = useSlider(said, count);
  if (count < 2) return null;
  const words = `Image ${index + 1} sur ${count}`;
  return (
    <>
      {embla && <Controls index={index} count={count} embla={embla} />}
      {/* In the server's HTML: screen readers would announce the text of a live region that is added later. */}
      <span ref={said} aria-live="polite">
        <VisuallyHidden key={words}>{words}</VisuallyHidden>
      </span>
    </>
  );
}

function Controls({
  index,
  count,
  embla,
}: {
  index: number;
  count: number;
  embla: EmblaCarouselType;
}) {
  return (
    <div className={css.place}>
      <div className={css.controls}>
        <Arrow
          glyph="arrow-left"
          name="Image précédente"
          isOff={index === 0}
          onPress={() => {
            embla.scrollPrev();
          }}
        />
        <span key={index} className={css.counter} aria-hidden="true">
          {`${index + 1}\u00a0/\u00a0${count}`}
        </span>
        <Arrow
          glyph="arrow-right"
          name="Image suivante"
          isOff={index + 1 === count}
          onPress={() => {
            embla.scrollNext();
          }}
        />
      </div>
    </div>
  );
}

function Arrow({
  glyph,
  name,
  isOff,
  onPress,
}: {
  glyph: 'arrow-left' | 'arrow-right';
  name: string;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={css.arrow}
      aria-label={name}
      // A disabled button would lose the focus.
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Icon name={glyph} size={24} />
    </button>
  );
}
