// Hosts set CI: what they build is whole.
const isQuick = process.argv.includes('--quick') && process.env.CI === undefined;

// Imported dynamically, so that a fault in the content prints its sentence without a stack trace.
import('./assets/make-assets')
  .then(({ makeAssets }) => makeAssets(isQuick))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // CI accepts 3: facts are still to be verified.
    process.exitCode = error instanceof Error && error.cause === 'unverified' ? 3 : 1;
  });
