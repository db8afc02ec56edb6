const key = 'posted';

/** Notes in the tab that the browser itself posts the form. */
export function noteOwnPost(): void {
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
