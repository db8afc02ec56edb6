import { style } from '@vanilla-extract/css';
import { whereScriptsRun } from '@/components/islands/with-scripts';
import { vars } from '@/components/theme/theme.css';
import { isUndated } from './dated';

export const line = style({
  width: 'fit-content',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  backgroundColor: vars.color.tintOchre,
  fontSize: vars.text.small,
  selectors: { [`${whereScriptsRun}${isUndated}`]: { display: 'none' } },
  '@media': { print: { padding: 0 } },
});
