import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { pagingAt } from './paging';
import * as css from './Slider.css';

/**
 * Two arrows and « 1 / 2 » for a slider of `count` slides. Nobody meets them until `installSlider` turns the row; without
 * scripts it scrolls by itself.
 */
export function SliderControls({ count }: { readonly count: number }) {
  const { counter, spoken, canGoBack, canGoOn } = pagingAt(0, count);
  return (
    <div className={css.place}>
      <div className={css.controls}>
        <Arrow glyph="arrow-left" name="Image précédente" off={!canGoBack} />
        <span className={css.counter} aria-hidden="true">
          {counter}
        </span>
        <Arrow glyph="arrow-right" name="Image suivante" off={!canGoOn} />
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
}) {
  return (
    <button
      type="button"
      className={css.arrow}
      aria-label={props.name}
      // Not `disabled`, which would take the focus away from who stands on it.
      aria-disabled={props.off}
    >
      <Icon name={props.glyph} size={24} />
    </button>
  );
}
