import { writeFileSync } from 'node:fs';
import { pageKinds } from '../../e2e/support/addresses';
import { serve } from '../serve/static-host';
import { codeSniffer, rgaa } from './accessibility';
import type { Finding, Jury } from './finding';
import { nu } from './nu';
import { observatory } from './observatory';
import { readerView } from './reader-view';
import { structuredData } from './structured-data';
import { installTools } from './tools';

const report = 'docs/juries.md';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the lines of a Markdown table: each rule, the pages that break it, and why that is accepted. */
function tableOf({ known }: Jury, findings: readonly Finding[]): string[] {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const rows = rules.map((rule) => {
    const pages = [...new Set(findings.filter((one) => one.rule === rule).map(({ page }) => page))];
    const [, reason = '**to mend**'] = known.find(([pattern]) => pattern.test(rule)) ?? [];
    const where = pages.length > 3 ? `${pages.length} pages` : pages.join(', ');
    return row([rule.replaceAll('|', '\\|').replaceAll('<', '\\<'), where, reason]);
  });
  return rows.length === 0
    ? ['Nothing.']
    : [row(['finding', 'where', 'why it stays']), row(['---', '---', '---']), ...rows];
}

installTools();
const pages = Object.values(pageKinds).filter((page) => page !== pageKinds.introuvable);
const host = await serve({ directory: 'out', port: 0 });
const lines: string[] = [];
for (const jury of [nu, codeSniffer, rgaa, structuredData, readerView, observatory]) {
  const findings = await jury.judge(pages, host.url);
  const open = findings.filter(({ rule }) => !jury.known.some(([pattern]) => pattern.test(rule)));
  console.log(`${jury.name}: ${findings.length} findings, ${open.length} to mend`);
  lines.push('', `## ${jury.name}`, '', ...tableOf(jury, findings));
  if (open.length > 0) process.exitCode = 1;
}
await host.close();
writeFileSync(
  report,
  [
    '# Findings of external checkers',
    '',
    `Written by \`npm run test:juries\`, which checks one page of each kind (${pages.length}) of \`out/\` by rules from elsewhere.`,
    ...lines,
    '',
  ].join('\n'),
);
