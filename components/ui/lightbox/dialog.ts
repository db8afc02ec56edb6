import type PhotoSwipe from 'photoswipe';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import * as css from './viewer.css';
import { spokenPlace } from './viewer-options';

const scrollingKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End']);

/** Makes everything but the viewer inert; returns the function that undoes it. */
function makeRestInert(dialog: HTMLElement): () => void {
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}

/** Announces the place (« Image 2 sur 4 ») at each turn; registered before the viewer opens. */
function announcePlace(viewer: PhotoSwipe): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      className: visuallyHidden,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        viewer.on('change', () => {
          element.textContent = spokenPlace(viewer.currIndex, viewer.getNumItems());
        });
      },
    });
  });
}

/** A visible caption under the photo: its alternative text, which a screen reader reads from the photo. */
function showCaption(viewer: PhotoSwipe): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      className: css.caption,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-hidden', 'true');
        viewer.on('change', () => {
          element.textContent = viewer.currSlide?.data.alt ?? '';
        });
      },
    });
  });
}

function nameParts(viewer: PhotoSwipe, dialog: HTMLElement, label: string): void {
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', label);
  // PhotoSwipe labels this part in English, though it has no role.
  viewer.scrollWrap?.removeAttribute('aria-roledescription');
  for (const { el } of viewer.mainScroll.itemHolders)
    el.setAttribute('aria-roledescription', 'image');
  dialog.querySelector('.pswp__counter')?.setAttribute('aria-hidden', 'true');
}

/** PhotoSwipe disables the arrow that led to the last photo: the focus must stay in the dialog. */
function keepFocusInside(viewer: PhotoSwipe, dialog: HTMLElement): void {
  // Listens after the arrows, which were made before.
  viewer.on('change', () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled) dialog.focus();
  });
}

/** Keeps a key from scrolling the page behind, unless it presses a button. */
function keepPageStill(event: KeyboardEvent): void {
  const onButton = event.target instanceof HTMLButtonElement && event.key === ' ';
  if (scrollingKeys.has(event.key) && !onButton) event.preventDefault();
}

/**
 * Makes of PhotoSwipe's element a modal dialog called `label` (« Scanner : images »): the focus goes in as soon as it is
 * there, by tap as by key, stays in, and `focusBack` is called when the page behind can be reached again.
 */
export function makeDialog(viewer: PhotoSwipe, label: string, focusBack: () => void): void {
  announcePlace(viewer);
  showCaption(viewer);
  viewer.on('afterInit', () => {
    const dialog = viewer.element;
    if (!dialog) return;
    nameParts(viewer, dialog, label);
    dialog.focus();
    const giveBack = makeRestInert(dialog);
    viewer.on('close', () => {
      giveBack();
      focusBack();
    });
    keepFocusInside(viewer, dialog);
  });
  viewer.on('afterInit', () => {
    // Not PhotoSwipe's own `keydown`, which is told only once the viewer is open.
    viewer.events.add(document, 'keydown', keepPageStill as EventListener);
  });
}
