import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

export function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { print: rule } });
}

/** Chromium prints the end of a nested grid over what follows a page break. */
export function noGridOnPaper(grid: string, gap: string): void {
  onPaper(grid, { display: 'block' });
  onPaper(`${grid} > * + *`, { marginTop: gap });
}
