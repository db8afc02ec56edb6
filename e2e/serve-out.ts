import { serve } from './static-host';

// The server of the browser tests. Arguments: folder, port. It receives no signal when a terminal is closed, because
// Playwright gives it a process group of its own. Thus it checks each second whether its parent still exists, and ends
// otherwise.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1_000);

const [directory = 'out', port] = process.argv.slice(2);
serve({ directory, port: Number(port) }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
