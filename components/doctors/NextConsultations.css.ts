import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { needsScript, whereLost } from '@/components/islands/with-scripts';

const dayHeight = '6rem';

/** Reserves the height of what the script will show. */
export const next = style({
  minHeight: `calc(2em * ${vars.leading.normal} + ${dayHeight})`,
  color: vars.color.textSoft,
  selectors: { ...needsScript, [whereLost]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** Three columns, or fewer with large text. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.5rem, 30%), 1fr))',
  gap: vars.space.xs,
  paddingTop: vars.space.xs,
});
