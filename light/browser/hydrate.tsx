/** @jsxImportSource preact */
import {
  Component,
  hydrate as hydrateInto,
  type ComponentChildren,
  type FunctionComponent,
} from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import type { ComponentType } from 'react';
import type { Preact } from './preact';

Object.assign(globalThis, {
  preact: {
    Fragment,
    jsx,
    jsxs,
    useCallback,
    useEffect,
    useLayoutEffect,
    useMemo,
    useRef,
    useState,
  } satisfies Preact,
});

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children?: ComponentChildren;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Returns a function that restores the focus, and the selection of a text field, inside `element`. */
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

const events = ['submit', 'click', 'input', 'change', 'keydown'] as const;

/** Stops events before the listeners that a failed component left on its nodes. Default actions still happen. */
function silenceListeners(marker: HTMLElement): void {
  const silence = (event: Event) => {
    event.stopPropagation();
  };
  for (const type of events) marker.addEventListener(type, silence, { capture: true });
}

/** Returns an error boundary that keeps the nodes of `marker` when a component below it fails. */
function boundaryOf(marker: HTMLElement, onFailure: (error: unknown) => void) {
  let nodes: readonly ChildNode[];
  let restoreFocus: () => void;
  const note = () => {
    nodes = [...marker.childNodes];
    restoreFocus = focusOf(marker);
  };
  note();
  return class Boundary extends Component<{ readonly children?: ComponentChildren }> {
    override state = { hasFailed: false };

    static override getDerivedStateFromError() {
      // The nodes are still present, except after an error in Preact's hydration.
      if (marker.hasChildNodes()) note();
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown) {
      onFailure(error);
    }

    // Not in `componentDidCatch`, which Preact calls before it removes the nodes.
    override componentDidMount() {
      this.putBack();
    }

    override componentDidUpdate() {
      this.putBack();
    }

    putBack() {
      if (!this.state.hasFailed) return;
      silenceListeners(marker);
      marker.replaceChildren(...nodes);
      restoreFocus();
    }

    override render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  };
}

/**
 * Hydrates a component from the HTML in `marker`; resolves when it handles events. When it fails, during hydration or
 * later, its nodes remain as plain HTML, with what the visitor has typed and chosen.
 *
 * @throws {Error} the component's error, when it fails before it is hydrated
 */
export function hydrate<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  marker: HTMLElement,
): Promise<void> {
  // A component has one type for React and another for Preact.
  const Island = component as unknown as FunctionComponent<Props>;
  return new Promise((resolve, reject) => {
    const Boundary = boundaryOf(marker, (error) => {
      console.error(error);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    hydrateInto(
      <Boundary>
        <Hydrated onHydrated={resolve}>
          <Island {...props} />
        </Hydrated>
      </Boundary>,
      marker,
    );
  });
}
