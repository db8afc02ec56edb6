import { Component, createElement, useEffect, type ComponentType, type ReactNode } from 'react';
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

/** Returns a function that gives the focus, and the selection of a text field, back to what has them inside `element`. */
function focusOf(element: HTMLElement): () => void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !element.contains(focused)) return () => undefined;
  const field = focused as Partial<HTMLInputElement>;
  const { selectionStart: start, selectionEnd: end } = field;
  return () => {
    focused.focus({ preventScroll: true });
    if (typeof start === 'number' && typeof end === 'number') field.setSelectionRange?.(start, end);
  };
}

/** Returns a component that leaves the nodes of `marker` as they are when something below it fails. */
function keeperOf(marker: HTMLElement, onFailure: (error: unknown) => void) {
  let nodes: readonly ChildNode[] = [];
  let giveFocusBack: () => void = () => undefined;
  return class Keeper extends Component<{ readonly children?: ReactNode }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      // The last moment before the nodes are removed.
      nodes = [...marker.childNodes];
      giveFocusBack = focusOf(marker);
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown) {
      marker.replaceChildren(...nodes);
      giveFocusBack();
      onFailure(error);
    }

    override render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  };
}

/**
 * Wakes a React component from its server HTML; resolves when it handles events. A component that fails, then or later, is given
 * up for good: the visitor keeps the same nodes, with what is typed and chosen in them, and these work as HTML does.
 */
export function hydrated<Props extends object>(Component: ComponentType<Props>): Wake<Props> {
  return (props, marker) =>
    new Promise<void>((resolve, reject) => {
      const Keeper = keeperOf(marker, (error) => {
        console.error(error);
        reject(error instanceof Error ? error : new Error(String(error)));
      });
      const content = createElement(Component, props);
      hydrateRoot(
        marker,
        createElement(Keeper, null, createElement(Hydrated, { onHydrated: resolve }, content)),
      );
    });
}
