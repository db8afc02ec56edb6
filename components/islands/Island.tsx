'use client';

import type { ComponentType } from 'react';
import * as css from './Island.css';
import type { IslandComponent, IslandName, IslandProps } from './islands';

/**
 * When a client component is hydrated: once the browser is idle, when the element around it comes near the screen, or only once
 * the visitor touches that element or reaches it by keyboard, which wakes any part at once.
 */
export type WakeTime = 'idle' | 'visible' | 'use';

/**
 * Renders a client component as HTML that is hydrated later, by itself (docs/decisions/0005-islands.md). Its name and its
 * props are in the page; a part that is asleep until it comes near has `data-asleep`, one that is awake has no `data-wake`.
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
  const marker = {
    'data-island': name,
    'data-wake': wake,
    'data-props': JSON.stringify(props),
    className: css.island,
  };
  const Component = component as ComponentType<object>;
  if (typeof window === 'undefined')
    return (
      <div {...marker}>
        <Component {...props} />
      </div>
    );
  // In development Next hydrates the page: it must leave this HTML to `wake.ts`, as the exported site does.
  return <div {...marker} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
