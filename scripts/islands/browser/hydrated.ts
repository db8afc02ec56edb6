import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Wake } from './wake';

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children?: ReactNode;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Wakes a React component from its server HTML; done when its events are answered. A component that fails gives its
 * place back to that HTML, which works without it.
 */
export function hydrated<Props extends object>(Component: ComponentType<Props>): Wake<Props> {
  return (props, marker) =>
    new Promise<void>((resolve, reject) => {
      const html = marker.innerHTML;
      const content = createElement(Component, props);
      const root = hydrateRoot(marker, createElement(Hydrated, { onHydrated: resolve }, content), {
        onUncaughtError: (error) => {
          // React is still at work, and about to empty the place.
          queueMicrotask(() => {
            root.unmount();
            marker.innerHTML = html;
          });
          console.error(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      });
    });
}
