/**
 * Calls back when the browser is idle, after 2 s at the latest; after a short delay where it has no
 * `requestIdleCallback`.
 */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (requestIdleCallback) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
