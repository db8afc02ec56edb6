import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { portAnswers } from '../support/ports';

/** A real web server on this machine, which serves a folder. */
export interface HostProcess {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Self-signed, PEM. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

/**
 * Runs a program, and returns its stdout and stderr.
 *
 * @throws {Error} with its stderr, if it fails
 */
export function command(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`, { cause: error });
  return stdout + stderr;
}

/** Starts a server, and waits until it accepts connections. Returns a function that stops it, and removes `folder`. */
export async function startProcess(
  program: string,
  args: readonly string[],
  { folder, httpsPort }: { folder: string; httpsPort: number },
): Promise<() => Promise<void>> {
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await portAnswers(httpsPort)) && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
}
