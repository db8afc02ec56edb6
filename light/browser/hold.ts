import { after, isLost, longestWait } from './lost';

/** Longest wait of a submitted form for its island, ms. */
const longestHold = 8_000;

/** Longest wait for the response to a form that the browser posts, ms. */
const longestPost = 60_000;

/** Adds each control with `data-mirrors`, which is disabled, with the value of the control that it names. */
function addMirrors({ target, formData }: FormDataEvent): void {
  for (const { name, dataset } of (target as Element).querySelectorAll<HTMLInputElement>(
    '[data-mirrors]',
  ))
    formData.set(name, formData.get(dataset.mirrors ?? '') ?? '');
}

/** Posts a form as the browser does, once. */
function postByBrowser(form: HTMLFormElement): void {
  // Shows what the provider's page will be.
  form.dataset.ownPost = '';
  form.submit();
  const release = () => {
    form.removeAttribute('aria-busy');
    delete form.dataset.ownPost;
  };
  // Back from the provider's page.
  addEventListener('pageshow', release, { once: true });
  setTimeout(release, longestPost);
}

/** Locks the text of a form that is held, so that what is sent is what was written at the press. */
function lockText(form: HTMLFormElement, isLocked: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isLocked;
}

/**
 * Holds a submitted form, marked as busy (WAI-ARIA), until its island is awake. When the island fails, or takes longer
 * than `longestHold`, the browser posts the form, unless it is offline.
 */
export function holdSubmits(marker: HTMLElement, wake: () => Promise<boolean>): void {
  const sendOn = (form: HTMLFormElement, isAwake: boolean) => {
    lockText(form, false);
    if (!isAwake && navigator.onLine) {
      postByBrowser(form);
      return;
    }
    form.removeAttribute('aria-busy');
    form.toggleAttribute('data-unsent', !isAwake);
    // Not `requestSubmit`, which Safari 15 lacks.
    if (isAwake) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const isBusy = form.hasAttribute('aria-busy');
    const isAwake = marker.dataset.wake === undefined && !isLost(marker);
    if (isAwake && !isBusy) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isBusy) return;
    // An attribute: a style selects it, and older browsers do not reflect `ariaBusy`.
    form.setAttribute('aria-busy', 'true');
    lockText(form, true);
    void Promise.race([wake(), after(longestHold)]).then((isNowAwake) => {
      sendOn(form, isNowAwake);
    });
  };
  // On the marker, since a failed component silences its own nodes.
  if (!marker.querySelector('form[method=post]')) return;
  marker.addEventListener('submit', onSubmit, { capture: true });
  marker.addEventListener('formdata', addMirrors);
}

/** Holds a press of a button with `aria-controls` until its island is awake. */
export function holdPresses(
  zone: HTMLElement,
  wake: () => Promise<boolean>,
  signal: AbortSignal,
): void {
  let isHeld = false;
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[aria-controls]');
    if (!button) return;
    event.stopImmediatePropagation();
    // A second press while waiting would undo the first.
    if (isHeld) return;
    isHeld = true;
    // Later, `setLost` has unfolded everything.
    void Promise.race([wake(), after(longestWait)]).then((isAwake) => {
      isHeld = false;
      if (isAwake) button.click();
    });
  };
  zone.addEventListener('click', onClick, { capture: true, signal });
}
