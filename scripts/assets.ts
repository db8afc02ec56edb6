// Imported only now: content that does not fit would end this one too, with a stack of calls.
import('./assets/make-assets')
  .then(({ makeAssets }) => makeAssets())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
