import { style } from '@vanilla-extract/css';
import { from, tallScreen } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { whereScriptsRun } from '@/components/islands/with-scripts';

/** Below the header, where that is sticky too. */
export const bar = style({
  top: 0,
  zIndex: 1,
  margin: `0 calc(-1 * ${vars.space.xs})`,
  padding: `${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
  // Browsers without `:has()` show the whole week: the bar would cover it for long.
  '@supports': {
    'selector(:has(*))': { '@media': { [tallScreen]: { position: 'sticky' } } },
  },
  '@media': {
    [tallScreen]: { selectors: { [whereScriptsRun]: { top: vars.height.header } } },
    [from('desktop')]: { display: 'none' },
    // Else its place in the grid of the sheet would be empty.
    print: { display: 'none' },
  },
});

/** Of what is beneath the bar, so that it hides neither a day nor the focus. */
export const belowBar = {
  scrollMarginTop: `calc(${vars.target.finger} + 2 * ${vars.space.xs})`,
} as const;
