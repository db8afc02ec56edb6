// Imported dynamically, so that a fault in the content prints its sentence without a stack trace.
import('./assets/make-assets')
  .then(({ makeAssets }) => makeAssets())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
