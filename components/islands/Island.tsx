import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';

/**
 * When the light site hydrates an island: `idle` means once the browser is idle, `visible` near the screen, and `use`
 * on touch or focus. Touch and focus hydrate any island at once.
 */
export type WakeTime = 'idle' | 'visible' | 'use';

/** A sentence shown when the script of an island is lost, or 3 s late for a visitor who uses it. */
interface IfLost {
  /** « Le filtre ». */
  readonly what: string;
  /** « voici tous les médecins », a link to `href`. */
  readonly instead: string;
  readonly href: string;
}

/**
 * Renders a client component. The light site hydrates it later, from the attributes (docs/decisions/0005-islands.md);
 * elsewhere, Next hydrates it. Hydration removes `data-wake`.
 */
export function Island<Name extends IslandName>({
  name,
  wake,
  of: component,
  props,
  ifLost,
}: {
  readonly name: Name;
  readonly wake: WakeTime;
  readonly of: IslandComponent<Name>;
  readonly props: IslandProps<Name>;
  readonly ifLost?: IfLost;
}) {
  const Component = component as ComponentType<object>;
  return (
    <>
      {/* Before the field, since a phone's keyboard covers what is below. */}
      {ifLost !== undefined && (
        <div role="status" className={css.status}>
          <p className={css.ifLost}>
            {`${ifLost.what} n’a pas chargé\u00a0: `}
            <a href={ifLost.href}>{ifLost.instead}</a>.
          </p>
        </div>
      )}
      <div
        data-island={name}
        data-wake={wake}
        data-props={JSON.stringify(props)}
        className={css.island}
      >
        <Component {...props} />
      </div>
    </>
  );
}
