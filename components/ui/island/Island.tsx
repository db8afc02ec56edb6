import type { ComponentType } from 'react';
import * as css from './Island.css';

/**
 * When a client component wakes in the exported site: with the page; once the page is idle; or when the element around it
 * comes near the screen. A visitor who touches that element first wakes it at once.
 */
export type WakeTime = 'load' | 'idle' | 'visible';

/**
 * Where a client component stands (docs/decisions/0005-islands.md). To Next it is an ordinary component; in the exported
 * site, which has none of Next's scripts, `name` says which script wakes it, alone and from this HTML. `props` must
 * survive JSON. What is awake has no `data-wake` any more; what is about to be, when it comes near, has `data-asleep`.
 */
export function Island<Props extends object>({
  name,
  wake,
  of: Component,
  props,
}: {
  /** As in the table of `scripts/islands/browser/islands.ts`; the build stops at a name that is not there. */
  readonly name: string;
  readonly wake: WakeTime;
  readonly of: ComponentType<Props>;
  readonly props: Props;
}) {
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      className={css.island}
    >
      <Component {...props} />
    </div>
  );
}
