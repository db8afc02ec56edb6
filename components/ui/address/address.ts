/** The browser itself fires `popstate` for Back and Forward alone. */
function write(way: 'pushState' | 'replaceState', address: string): void {
  history[way](null, '', address);
  dispatchEvent(new Event('popstate'));
}

/** Adds a history entry. Removes the hash, unless it is given too. */
export const pushQuery = (query: string) => {
  write('pushState', query);
};

/** Keeps the history entry. Removes the hash, unless it is given too. */
export const replaceQuery = (query: string) => {
  write('replaceState', query);
};
