import { withFaultsOf } from './all-faults';
import { faultOfFolder } from './folder-name';
import { checkFiles, picturePaths } from './pictures/list';

// Hosts set CI, and need everything.
const isQuick = process.argv.includes('--quick') && process.env.CI === undefined;

async function run() {
  const fault = faultOfFolder(process.cwd());
  if (fault !== undefined) throw new Error(fault);
  // A static import would print a fault in the content with a stack trace.
  const loading = import('./make-assets');
  // Faulty content does not say which pictures are used, so all are checked.
  await loading.catch(() => withFaultsOf(loading, checkFiles(picturePaths)));
  const { makeAssets } = await loading;
  await makeAssets(isQuick);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // CI accepts exit code 3: facts are still to be verified.
  process.exitCode = error instanceof Error && error.cause === 'unverified' ? 3 : 1;
});
