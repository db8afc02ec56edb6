import { serve } from './static-host';

/** Server of the browser tests. Arguments: folder, port. */
const [directory = 'out', port] = process.argv.slice(2);
serve({ directory, port: Number(port) }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
