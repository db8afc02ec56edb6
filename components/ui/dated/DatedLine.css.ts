import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { isUndated } from './dated';

export const line = style({
  width: 'fit-content',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  backgroundColor: vars.color.tintOchre,
  fontSize: '0.9375rem',
  selectors: { [`[data-scripts] &${isUndated}`]: { display: 'none' } },
  '@media': { print: { padding: 0 } },
});
