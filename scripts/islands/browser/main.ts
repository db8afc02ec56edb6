import { islands } from './islands';
import { wakeIslands } from './wake';

const start = () => {
  wakeIslands(islands);
};

// The script may come before the end of the page, which must not wait for it.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
