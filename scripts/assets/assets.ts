import { faultOfFolder } from './folder-name';

// Hosts set CI, and need everything.
const isQuick = process.argv.includes('--quick') && process.env.CI === undefined;

async function run() {
  const fault = faultOfFolder(process.cwd());
  if (fault !== undefined) throw new Error(fault);
  // A static import would print a fault in the content with a stack trace.
  const { makeAssets } = await import('./make-assets');
  await makeAssets(isQuick);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // CI accepts exit code 3: facts are still to be verified.
  process.exitCode = error instanceof Error && error.cause === 'unverified' ? 3 : 1;
});
