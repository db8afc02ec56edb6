/**
 * @typedef {object} Step one check that can pass or fail
 * @property {string} name what it checks: « lint »
 * @property {readonly string[]} [needs] names of the steps that must have passed before
 */

/**
 * @typedef {object} Tally how many checks passed and failed
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Runs steps in their order, some at the same time. A step that fails stops only those that need it: these are not run,
 * and each is counted as one failure.
 *
 * @template {Step} S
 * @param {readonly S[]} steps those that others need first
 * @param {(step: S) => Promise<Tally>} perform runs one step
 * @param {{ atOnce: number, onBlocked: (step: S, need: string) => void }} options how many steps may run at the same
 *   time, and what to do about a step that cannot run
 * @returns {Promise<Tally>} all steps together
 */
export async function runSteps(steps, perform, { atOnce, onBlocked }) {
  /** @type {Map<string, Tally>} */
  const done = new Map();
  /** @type {Map<S, Promise<void>>} */
  const running = new Map();
  let waiting = [...steps];

  /** @param {S} step */
  const start = async (step) => {
    const failedNeed = step.needs?.find((need) => done.get(need)?.failed !== 0);
    if (failedNeed !== undefined) onBlocked(step, failedNeed);
    const tally = failedNeed === undefined ? await perform(step) : { passed: 0, failed: 1 };
    done.set(step.name, tally);
    running.delete(step);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = nextStep(waiting, running.size, done, atOnce);
    if (next === undefined && running.size === 0) {
      throw new Error(
        `These steps wait for one another: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    }
    if (next === undefined) {
      await Promise.race(running.values());
    } else {
      waiting = waiting.filter((step) => step !== next);
      // Kept before it can end, since a step that is blocked ends at once.
      running.set(
        next,
        Promise.resolve().then(() => start(next)),
      );
    }
  }
  return sum([...done.values()]);
}

/**
 * The first step that may start now.
 *
 * @template {Step} S
 * @param {readonly S[]} waiting
 * @param {number} running how many steps run now
 * @param {ReadonlyMap<string, Tally>} done
 * @param {number} atOnce
 * @returns {S | undefined} undefined when all must wait
 */
function nextStep(waiting, running, done, atOnce) {
  if (running >= atOnce) return undefined;
  return waiting.find(({ needs = [] }) => needs.every((need) => done.has(need)));
}

/**
 * @param {readonly Tally[]} tallies of some steps
 * @returns {Tally} of all of them
 */
function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
