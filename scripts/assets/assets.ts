import { ContentError } from '../../content/fields/content-error';
import { withFaultsOf } from './all-faults';
import { checkFiles, picturePaths } from './pictures/list';

const isCheck = process.argv.includes('--check');
// Before the content is read.
if (isCheck) process.env.DEPLOY = 'production';

// Hosts set CI, and need everything.
const isQuick = process.argv.includes('--quick') && process.env.CI === undefined;

async function run() {
  // A static import would print a fault in the content with a stack trace.
  const loading = import('./make-assets');
  // Faulty content does not say which pictures are used, so all are checked.
  await loading.catch(() => withFaultsOf(loading, checkFiles(picturePaths)));
  const { makeAssets } = await loading;
  await makeAssets(isQuick, isCheck);
}

run().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  // CI accepts exit code 3: facts are still to be verified. Node exits with 1 where an error is not caught.
  process.exitCode = error.cause === 'unverified' ? 3 : 2;
});
