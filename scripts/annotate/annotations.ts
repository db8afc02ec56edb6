const heading = /^(À corriger dans|À vérifier dans|Le site ne peut pas ouvrir|Ne paraît pas)/;

function listsIn(log: string): string[][] {
  const lists: string[][] = [];
  for (const line of log.split(/\r?\n/)) {
    if (heading.test(line)) lists.push([line]);
    else if (line.startsWith('  - ')) lists.at(-1)?.push(line);
  }
  return lists;
}

function annotationOf(title: string, line: string): string {
  const [, file = '', number, sentence = ''] =
    /^ {2}- ([\w./-]+)(?:, ligne (\d+))?\s: (.*)$/.exec(line) ?? [];
  const [folder = 'content/data'] = /content\/\w+/.exec(title) ?? [];
  const place = file.startsWith('content/') ? file : `${folder}/${file}`;
  const level = /^(Ne paraît pas|À vérifier)/.test(title) ? 'warning' : 'error';
  return `::${level} file=${place},line=${number ?? 1}::${sentence.replaceAll('%', '%25')}`;
}

/** Returns a GitHub workflow command for each fault or omitted entry. */
export const annotationsIn = (log: string): string[] =>
  listsIn(log).flatMap(([title = '', ...lines]) => lines.map((line) => annotationOf(title, line)));

/** Returns the lists of a log in Markdown. */
export function stepSummaryOf(log: string): string {
  const lists = listsIn(log).map(([title, ...lines]) =>
    [`### ${title}`, '', ...lines, ''].join('\n'),
  );
  return `${lists.join('\n') || 'Rien à corriger dans le contenu.'}\n`;
}
