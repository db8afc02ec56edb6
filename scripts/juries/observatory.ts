import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  brotliModules,
  domain,
  startApache,
  startNginx,
  usualModules,
  type Server,
} from '../../e2e/hosts/servers';
import { findApache, findNginx } from '../setup/programs.mjs';
import type { Finding, Jury } from './finding';
import { toolFile } from './tools';

interface Report {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string }>;
}

const tool = '@mdn/mdn-http-observatory';

/** The scan knows only the usual ports, and trusts who signs certificates. */
async function scan({ httpPort, httpsPort, certificate }: Server): Promise<Report> {
  const env = {
    ...process.env,
    CONNECT_TO: JSON.stringify({ 80: httpPort, 443: httpsPort }),
    NODE_EXTRA_CA_CERTS: certificate,
  };
  const preload = path.resolve('scripts/juries/connect-to.mjs');
  const args = ['--import', preload, toolFile(`${tool}/src/scan.js`), `www.${domain}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Report;
}

function findingsOf(
  { scan: { grade, score, ...count }, tests }: Report,
  server: string,
): Finding[] {
  const failed = Object.values(tests).filter(({ pass }) => !pass);
  const passed = `${count.testsPassed} of ${count.testsQuantity} tests`;
  return [`grade ${grade}, ${score} points: ${passed}`, ...failed.map(({ result }) => result)].map(
    (rule) => ({ rule, page: server }),
  );
}

/** The headers and redirects of real servers, with the configuration of the build. */
export const observatory: Jury = {
  name: 'HTTP Observatory (MDN), nginx and Apache',
  known: [[/^grade A\+/, 'the best grade']],
  async judge() {
    // Chromium's list of sites that are always encrypted, for which it would ask GitHub: it does not have this name.
    writeFileSync(toolFile(`${tool}/conf/hsts-preload.json`), '{}');
    const root = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync('out', root, { recursive: true });
    // Apache reads it as another user.
    chmodSync(root, 0o755);
    const starts = {
      nginx: () => startNginx(findNginx() ?? 'nginx', root, brotliModules),
      Apache: () => startApache(findApache() ?? 'apache2', root, usualModules),
    };
    const findings: Finding[] = [];
    for (const [name, start] of Object.entries(starts)) {
      const server = await start();
      findings.push(...findingsOf(await scan(server), name));
      await server.close();
    }
    rmSync(root, { recursive: true });
    return findings;
  },
};
