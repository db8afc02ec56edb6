import type PhotoSwipe from 'photoswipe';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import * as css from './viewer.css';

const scrollingKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End']);

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

/** Must be called before the viewer opens. */
function announcePlace(viewer: PhotoSwipe): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      className: visuallyHidden,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        viewer.on('change', () => {
          element.textContent = `Image ${viewer.currIndex + 1} sur ${viewer.getNumItems()}`;
        });
      },
    });
  });
}

/** Hidden from screen readers, which read its text from the photo. */
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
  // PhotoSwipe's label is in English, and its element has no role.
  viewer.scrollWrap?.removeAttribute('aria-roledescription');
  for (const { el } of viewer.mainScroll.itemHolders)
    el.setAttribute('aria-roledescription', 'image');
  dialog.querySelector('.pswp__counter')?.setAttribute('aria-hidden', 'true');
}

/** PhotoSwipe disables the focused arrow at the first or last photo. */
function keepFocusInside(viewer: PhotoSwipe, dialog: HTMLElement): void {
  // The arrows' listeners run first, so an arrow that leads nowhere is already disabled.
  viewer.on('change', () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled) dialog.focus();
  });
}

function keepPageStill(event: KeyboardEvent): void {
  const onButton = event.target instanceof HTMLButtonElement && event.key === ' ';
  if (scrollingKeys.has(event.key) && !onButton) event.preventDefault();
}

/** Makes the viewer a modal dialog named `label`. Calls `focusBack` when the page behind can be focused again. */
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
    // PhotoSwipe's own `keydown` event does not fire during the opening animation.
    viewer.events.add(document, 'keydown', keepPageStill as EventListener);
  });
}
