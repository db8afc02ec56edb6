import { writeFileSync } from 'node:fs';
import { pageKinds } from '../../e2e/support/addresses';
import { serve } from '../serve/static-host';
import { codeSniffer, rgaa } from './accessibility';
import type { Finding, Jury } from './finding';
import { nu } from './nu';
import { readerView } from './reader-view';
import { structuredData } from './structured-data';
import { installTools } from './tools';

const report = 'docs/juries.md';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns a table of rules, the pages where each was broken, and why it stays. */
function tableOf({ known }: Jury, findings: readonly Finding[]): string[] {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const rows = rules.map((rule) => {
    const pages = [...new Set(findings.filter((one) => one.rule === rule).map(({ page }) => page))];
    const [, reason = '**to mend**'] = known.find(([begin]) => begin.test(rule)) ?? [];
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
for (const jury of [nu, codeSniffer, rgaa, structuredData, readerView]) {
  const findings = await jury.judge(pages, host.url);
  const open = findings.filter(({ rule }) => !jury.known.some(([begin]) => begin.test(rule)));
  console.log(`${jury.name}: ${findings.length} findings, ${open.length} to mend`);
  lines.push('', `## ${jury.name}`, '', ...tableOf(jury, findings));
  if (open.length > 0) process.exitCode = 1;
}
await host.close();
writeFileSync(
  report,
  [
    '# What others say of the site',
    '',
    `Written by \`npm run test:juries\`, which judges one page of each kind (${pages.length}) of \`out/\` by rules that nobody here wrote.`,
    ...lines,
    '',
  ].join('\n'),
);
