import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

export function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { print: rule } });
}

/** At a page break, Chromium prints the end of a nested grid over the content that follows. */
export function noGridOnPaper(grid: string, gap: string): void {
  onPaper(grid, { display: 'block' });
  onPaper(`${grid} > * + *`, { marginTop: gap });
}
