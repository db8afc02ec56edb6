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
  onHydrated: () => void;
  children?: ComponentChildren;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The function restores the focus and the selection. */
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

/** Stops the listeners that a failed component left on its nodes. Default actions still happen. */
function silenceListeners(marker: HTMLElement): void {
  const silence = (event: Event) => {
    event.stopPropagation();
  };
  for (const type of events) marker.addEventListener(type, silence, { capture: true });
}

function boundaryOf(marker: HTMLElement, onFailure: (error: unknown) => void) {
  let nodes: readonly ChildNode[];
  let restoreFocus: () => void;
  const note = () => {
    nodes = [...marker.childNodes];
    restoreFocus = focusOf(marker);
  };
  note();
  return class Boundary extends Component<{ children?: ComponentChildren }> {
    override state = { hasFailed: false };

    static override getDerivedStateFromError() {
      // Preact's hydration may have removed the nodes.
      if (marker.hasChildNodes()) note();
      return { hasFailed: true };
    }

    override componentDidCatch(error: unknown) {
      onFailure(error);
    }

    // Preact calls `componentDidCatch` before it removes the nodes.
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
 * Resolves when the component handles events; rejects when it fails before. A failed component leaves its HTML, with
 * what was typed.
 */
export function hydrate<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  marker: HTMLElement,
): Promise<void> {
  // React and Preact type a component differently.
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
