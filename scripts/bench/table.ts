const runs = Number(process.env.RUNS ?? 5);

/** Returns the lower of the middle two for an even number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** In Markdown, for docs/performance.md. */
export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints the first two rows of a table. */
export function printHead(title: string, columns: readonly string[]): void {
  console.log(`\n${title} The middle of ${runs} runs.\n`);
  printRow(columns);
  printRow(columns.map(() => '---'));
}

/** Alternates the measures, so that both run under the same load. */
export async function inTurns<Result>(
  read: (url: string) => Promise<Result>,
  ours: string,
  bare: string,
): Promise<readonly [ours: Result[], bare: Result[]]> {
  const [readings, bareReadings]: [Result[], Result[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    bareReadings.push(await read(bare));
    readings.push(await read(ours));
  }
  return [readings, bareReadings];
}
