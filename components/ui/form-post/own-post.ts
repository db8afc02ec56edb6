/** On a form that the browser itself posts. */
export const ownPost = 'data-own-post';

/** On a form that nothing could send. */
export const unsent = 'data-unsent';

/** Attributes of a disabled control that repeats the control `name`. The browser leaves out disabled controls. */
export const mirrorOf = (name: string) => ({ 'data-mirrors': name });

/** Adds what those controls repeat. */
export function addMirrors({ target, formData }: FormDataEvent): void {
  for (const { name, dataset } of (target as Element).querySelectorAll<HTMLInputElement>(
    '[data-mirrors]',
  ))
    formData.set(name, formData.get(dataset.mirrors ?? '') ?? '');
}

const key = 'posted';

/** Notes, on the form and in the tab, that the browser itself posts it. */
export function noteOwnPost({ dataset }: HTMLFormElement): void {
  dataset.ownPost = '';
  try {
    sessionStorage.setItem(key, '');
  } catch {
    // Denied, or full.
  }
}

/** Returns whether one is noted, and forgets it. */
export function takeOwnPost(): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isNoted;
  } catch {
    return false;
  }
}
