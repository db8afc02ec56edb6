/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const GOOD =
  '<!doctype html>\n<html lang="fr"><head><title>Bon</title></head><body><p>Bon</p></body></html>\n';

/** What the validator says of a site. */
function validate(pages: Record<string, string>) {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    for (const [page, html] of Object.entries(pages)) {
      mkdirSync(path.dirname(path.join(site, page)), { recursive: true });
      writeFileSync(path.join(site, page), html);
    }
    const args = ['--conditions=browser', 'scripts/test/validate-html.mjs', site];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, output: stdout.replaceAll(`${site}/`, ''), stderr };
  } finally {
    rmSync(site, { recursive: true });
  }
}

test('valid pages are passed in silence', () => {
  expect(validate({ 'index.html': GOOD, 'services/index.html': GOOD })).toEqual({
    status: 0,
    output: '',
    stderr: '',
  });
});

test('a page at any depth is judged, and the mistake is named', () => {
  const bad = GOOD.replace('<p>', '<p><div></div>');
  const { status, output } = validate({ 'index.html': GOOD, 'a/b/index.html': bad });
  expect(status).toBe(1);
  expect(output).toMatch(/^a\/b\/index\.html:2:\d+ .+ \([\w-]+\)\n/);
});

test('a site without pages is no valid site', () => {
  expect(validate({ 'robots.txt': '' })).toMatchObject({ status: 1 });
});
