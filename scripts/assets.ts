/** An error of esbuild's, which reads the files of `content/data/`: a comma, an apostrophe or a bracket is missing. */
const unreadable = /content[\\/]data[\\/]([\w-]+\.ts):(\d+):\d+: ERROR/;

/** What to do about an error, in French where the staff can. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [, file, line = ''] = unreadable.exec(error.message) ?? [];
  return file === undefined
    ? error.message
    : `À corriger dans content/data\u00a0: ${file}, ligne ${line} ou juste au-dessus\u00a0: il manque une virgule, une apostrophe ou une accolade.`;
}

// Imported only now: a content file that cannot be read would end this one too.
import('./assets/make-assets')
  .then(({ makeAssets }) => makeAssets())
  .catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
