/** What the person at the keyboard can mend: its message is one clear line, and no stack is shown. */
export class UserError extends Error {}

/**
 * Runs a command. A `UserError` becomes its one line on the error output; anything else is a defect of ours and keeps
 * its stack. Either way the exit code is 1.
 *
 * @param {() => Promise<void>} main what the command does
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
