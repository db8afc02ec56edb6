import { serve } from './static-host';

// The server of the browser tests. Arguments: folder, port. Playwright gives it a process group of its own, so no
// signal reaches it when a terminal is closed. Instead, it ends once its parent no longer exists.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1_000);

const [directory = 'out', port] = process.argv.slice(2);
serve({ directory, port: Number(port) }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
