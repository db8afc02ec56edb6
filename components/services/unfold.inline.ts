/** Runs before the services, so that the browser can restore the scroll position. */
export default function unfold(): void {
  const state = history.state as { isUnfolded?: boolean } | null;
  if (state?.isUnfolded) document.documentElement.dataset.unfolded = '';
}
