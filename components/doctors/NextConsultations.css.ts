import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { needsScript, whereLost } from '@/components/islands/with-scripts';

/** Reserves the height of the links that the script will show. */
export const next = style({
  minHeight: 'calc(3.2em + 3 * 44px)',
  color: vars.color.textSoft,
  selectors: { ...needsScript, [whereLost]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
