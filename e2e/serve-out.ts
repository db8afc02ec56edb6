import { serve } from './static-host';

/** The server of the browser tests: a folder, on a port. */
const [directory = 'out', port] = process.argv.slice(2);
serve({ directory, port: Number(port) }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
