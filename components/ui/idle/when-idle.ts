/** Calls `act` within 2 s. Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (requestIdleCallback) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
