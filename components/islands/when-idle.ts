/** Acts when the browser has nothing better to do, after 2 s at the latest; a little later where it cannot say when. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (requestIdleCallback) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
