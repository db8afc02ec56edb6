import { after, isLost, zoneOf } from '../../components/islands/lost';
import { isAwake } from '../../components/islands/marks';
import { settled } from '../../components/islands/settled';
import { addMirrors, noteOwnPost, unsent } from '../../components/ui/form-post/own-post';

/** Ms. */
const longestHold = 8_000;

/** Ms. */
const longestPost = 60_000;

function postByBrowser(form: HTMLFormElement): void {
  // Shows what the provider's page will say, also to visitors who come back.
  noteOwnPost(form);
  form.submit();
  const release = () => {
    form.removeAttribute('aria-busy');
  };
  // Back from the provider's page.
  addEventListener('pageshow', release);
  setTimeout(release, longestPost);
}

function lockText(form: HTMLFormElement, isLocked: boolean): void {
  // `readOnly` has no effect on a button.
  for (const field of form.elements) (field as HTMLInputElement).readOnly = isLocked;
}

/** Holds a submitted form until its island is awake. The browser posts it instead when that fails or takes too long. */
export function holdSubmits(marker: HTMLElement, wake: () => Promise<boolean>): void {
  const sendOn = (form: HTMLFormElement, isNowAwake: boolean) => {
    lockText(form, false);
    if (!isNowAwake && navigator.onLine) {
      postByBrowser(form);
      return;
    }
    form.removeAttribute('aria-busy');
    form.toggleAttribute(unsent, !isNowAwake);
    // Safari 15 lacks `requestSubmit`.
    if (isNowAwake) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const isBusy = form.hasAttribute('aria-busy');
    if (isAwake(marker) && !isLost(marker) && !isBusy) return;
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
  // A failed component stops events on the nodes inside the marker.
  if (!marker.querySelector('form[method=post]')) return;
  marker.addEventListener('submit', onSubmit, { capture: true });
  marker.addEventListener('formdata', addMirrors);
}

/** Holds the last press until its island is awake. Where it is lost, everything is unfolded. */
export function holdPresses(marker: HTMLElement, begin: () => void, signal: AbortSignal): void {
  let held: HTMLElement | null = null;
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[aria-controls]');
    if (!button) return;
    event.stopImmediatePropagation();
    held = button;
    begin();
    void settled(() => marker).then((isNowAwake) => {
      // A second press would undo the first.
      if (isNowAwake) held?.click();
      held = null;
    });
  };
  zoneOf(marker).addEventListener('click', onClick, { capture: true, signal });
}
