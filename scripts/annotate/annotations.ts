/** What a build says of the content, for the pages of GitHub. */

/** How a list of the build begins: of what stops it, or of what it leaves out. */
const heading = /^(À corriger dans|Le site ne peut pas ouvrir|Ne paraît pas)/;

/** The lists of a log, each with its heading, without what else is in the log. */
function listsIn(log: string): string[][] {
  const lists: string[][] = [];
  for (const line of log.split(/\r?\n/)) {
    if (heading.test(line)) lists.push([line]);
    else if (line.startsWith('  - ')) lists.at(-1)?.push(line);
  }
  return lists;
}

/** A line of a list as a command of GitHub's (« Workflow commands »): it shows beside the line of the file. */
function annotationOf(title: string, line: string): string {
  const [, file = '', number, sentence = ''] =
    /^ {2}- ([\w./-]+)(?:, ligne (\d+))?\s: (.*)$/.exec(line) ?? [];
  const [folder = 'content/data'] = /content\/\w+/.exec(title) ?? [];
  const place = file.startsWith('content/') ? file : `${folder}/${file}`;
  const level = title.startsWith('Ne paraît pas') ? 'warning' : 'error';
  return `::${level} file=${place},line=${number ?? 1}::${sentence.replaceAll('%', '%25')}`;
}

/** One command of GitHub's a fault. */
export const annotationsIn = (log: string): string[] =>
  listsIn(log).flatMap(([title = '', ...lines]) => lines.map((line) => annotationOf(title, line)));

/** The same sentences in Markdown, for the page of the run; one of them where there is nothing to say. */
export function summaryOf(log: string): string {
  const lists = listsIn(log).map(([title, ...lines]) =>
    [`### ${title}`, '', ...lines, ''].join('\n'),
  );
  return `${lists.join('\n') || 'Rien à corriger dans le contenu.'}\n`;
}
