/**
 * Calls `act` when the browser is idle, after 2 s at the latest; without `requestIdleCallback`, as in Safari, after 200
 * ms.
 */
export function whenIdle(act: () => void): void {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (requestIdleCallback) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
