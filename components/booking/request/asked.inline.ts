/** Hides the first step until the script of a later one has read the address. */
export default function markAsked(): void {
  if (/[?&](?:motif|medecin|jour)=/.test(location.search))
    document.documentElement.dataset.asked = '';
}
