import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';

/**
 * When the light step hydrates a client component. `idle`: once the browser is idle; `visible`: when the component
 * is near the screen; `use`: when the visitor touches it or focuses it. Touch and focus hydrate any island at once.
 */
export type WakeTime = 'idle' | 'visible' | 'use';

/**
 * Renders a client component. In development and on the plain site, Next hydrates it as usual. On the light site, the
 * light step hydrates it later, from its name and props in the attributes (docs/decisions/0005-islands.md). Hydration
 * removes `data-wake`.
 */
export function Island<Name extends IslandName>({
  name,
  wake,
  of: component,
  props,
}: {
  readonly name: Name;
  readonly wake: WakeTime;
  /** The component whose name is `name`. */
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
