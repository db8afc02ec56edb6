import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';

/**
 * When the light site hydrates an island: `idle` means once the browser is idle, `visible` near the screen, and `use`
 * on touch or focus. Touch and focus hydrate any island at once.
 */
export type WakeTime = 'idle' | 'visible' | 'use';

/**
 * Renders a client component. The light site hydrates it later, from the attributes (docs/decisions/0005-islands.md);
 * elsewhere, Next hydrates it. Hydration removes `data-wake`.
 */
export function Island<Name extends IslandName>({
  name,
  wake,
  of: component,
  props,
}: {
  readonly name: Name;
  readonly wake: WakeTime;
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
