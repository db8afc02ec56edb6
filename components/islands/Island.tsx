import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';

/**
 * When the light step hydrates a client component: once the browser is idle, when the element around it comes near the screen, or
 * only once the visitor touches that element or reaches it by keyboard, which wakes any part at once.
 */
export type WakeTime = 'idle' | 'visible' | 'use';

/**
 * Renders a client component, which Next hydrates as any other. Its name and its props are in the page for the light step, which
 * hydrates it by itself, later (docs/decisions/0005-islands.md). One that is not awake yet has `data-wake`.
 */
export function Island<Name extends IslandName>({
  name,
  wake,
  of: component,
  props,
}: {
  readonly name: Name;
  readonly wake: WakeTime;
  /** The component of that name. */
  readonly of: IslandComponent<Name>;
  readonly props: IslandProps<Name>;
}) {
  const Component = component as ComponentType<object>;
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
