import { serve } from './static-host';

/** The server of the browser tests: `out/`, on the port of the first argument. */
serve({ directory: 'out', port: Number(process.argv[2]) }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
