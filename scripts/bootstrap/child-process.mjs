import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and keeps what it said. It reads no input, and leads its own process group, so that
 * `stopChildren` ends it together with whatever it started.
 *
 * @param {string} command the program, found on PATH
 * @param {readonly string[]} [args] its arguments
 * @param {Record<string, string>} [env] variables added to ours
 * @returns {Promise<{ succeeded: boolean, output: string }>} both outputs, in the order in which they were written; a
 *   program that cannot be started, or is ended by a signal, has not succeeded
 */
export function run(command, args = [], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.on('error', (error) => {
      running.delete(child);
      resolve({ succeeded: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      const ending = signal === null ? '' : `${command} was ended by ${signal}\n`;
      resolve({ succeeded: code === 0, output: output + ending });
    });
  });
}

/** Ends every program that `run` has started, with all that they started. */
export function stopChildren() {
  for (const child of running) {
    // A program that has just ended has no group left to signal.
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      continue;
    }
  }
}

/**
 * Ends the process on Ctrl+C or a request to stop, with the programs that it runs. The exit code is the usual one (128
 * and the signal's number), unless `process.exitCode` is set.
 *
 * @param {() => void} [tidy] called first, to remove what must not stay
 */
export function stopOnSignal(tidy = () => undefined) {
  /** @param {number} code */
  const stop = (code) => {
    tidy();
    stopChildren();
    process.exit(process.exitCode ?? code);
  };
  process.once('SIGINT', () => stop(130));
  process.once('SIGTERM', () => stop(143));
  process.once('SIGHUP', () => stop(129));
  if (process.env.npm_lifecycle_event === undefined) return;
  // A signal sent to npm reaches the shell between it and us, which ends without a word.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(143), 500).unref();
}

/**
 * How to call npm: the very one that started us where there is one, since PATH may hold another or none.
 *
 * @param {readonly string[]} args npm's own arguments: `['run', 'build']`
 * @returns {[string, string[]]} a program and its arguments, for `run`
 */
export function npm(args) {
  const { npm_execpath: path } = process.env;
  if (path !== undefined && path.endsWith('npm-cli.js')) return [process.execPath, [path, ...args]];
  return ['npm', [...args]];
}
