import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { portAnswers } from '../ports';

/** A real server of this machine, serving a folder. */
export interface HostProcess {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate that it signed itself, PEM. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

/**
 * What a program says, on both outputs.
 *
 * @throws {Error} with its own words, when it fails
 */
export function command(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`, { cause: error });
  return stdout + stderr;
}

/**
 * Starts a server as an ordinary process, waits until it takes connections on `httpsPort`, and returns how to stop it; what it wrote in
 * `folder` goes then.
 */
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
