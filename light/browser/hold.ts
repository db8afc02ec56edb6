import { noteOwnPost } from '../../components/islands/own-post';
import { after, isLost, longestWait } from './lost';

/** Ms. */
const longestHold = 8_000;

/** Ms. */
const longestPost = 60_000;

/** The browser leaves out disabled controls. */
function addMirrors({ target, formData }: FormDataEvent): void {
  for (const { name, dataset } of (target as Element).querySelectorAll<HTMLInputElement>(
    '[data-mirrors]',
  ))
    formData.set(name, formData.get(dataset.mirrors ?? '') ?? '');
}

function postByBrowser(form: HTMLFormElement): void {
  // Shows what the provider's page will say, also to who comes back.
  form.dataset.ownPost = '';
  noteOwnPost();
  form.submit();
  const release = () => {
    form.removeAttribute('aria-busy');
  };
  // Back from the provider's page.
  addEventListener('pageshow', release);
  setTimeout(release, longestPost);
}

/** What is sent is what was written at the press. */
function lockText(form: HTMLFormElement, isLocked: boolean): void {
  // Means nothing to a button.
  for (const field of form.elements) (field as HTMLInputElement).readOnly = isLocked;
}

/** Holds a submitted form until its island is awake. The browser posts it instead when that fails or takes too long. */
export function holdSubmits(marker: HTMLElement, wake: () => Promise<boolean>): void {
  const sendOn = (form: HTMLFormElement, isAwake: boolean) => {
    lockText(form, false);
    if (!isAwake && navigator.onLine) {
      postByBrowser(form);
      return;
    }
    form.removeAttribute('aria-busy');
    form.toggleAttribute('data-unsent', !isAwake);
    // Safari 15 lacks `requestSubmit`.
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
    // A style selects it; older browsers do not reflect `ariaBusy`.
    form.setAttribute('aria-busy', 'true');
    lockText(form, true);
    void Promise.race([wake(), after(longestHold)]).then((isNowAwake) => {
      sendOn(form, isNowAwake);
    });
  };
  // A failed component silences the nodes inside.
  if (!marker.querySelector('form[method=post]')) return;
  marker.addEventListener('submit', onSubmit, { capture: true });
  marker.addEventListener('formdata', addMirrors);
}

/** Holds a press until its island is awake. */
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
    // A second press would undo the first.
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
