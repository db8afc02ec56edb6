import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';
import { islandData, type WakeTime } from './marks';

/** Shown when a script is lost or 3 s late. */
interface IfLost {
  /** « Le filtre ». */
  what: string;
  /** « voici tous les médecins ». */
  instead: string;
  href: string;
}

/** The light site hydrates it later (docs/decisions/0005-islands.md). */
export function Island<Name extends IslandName>({
  name,
  wake,
  of: component,
  props,
  ifLost,
}: {
  name: Name;
  wake: WakeTime;
  of: IslandComponent<Name>;
  props: IslandProps<Name>;
  ifLost?: IfLost;
}) {
  const Component = component as ComponentType<object>;
  return (
    <>
      {/* A phone's keyboard covers what is below the field. */}
      {ifLost !== undefined && (
        <div role="status" className={css.status}>
          <p className={css.ifLost}>
            {`${ifLost.what} n’a pas chargé\u00a0: `}
            <a href={ifLost.href}>{ifLost.instead}</a>.
          </p>
        </div>
      )}
      <div {...islandData(name, wake, props)} className={css.island}>
        <Component {...props} />
      </div>
    </>
  );
}
