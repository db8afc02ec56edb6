import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const fill = {
  main: style({ fill: vars.color.action }),
  ground: style({ fill: vars.color.surfaceWarm }),
};

export const stroke = {
  main: style({ stroke: vars.color.action }),
  ground: style({ stroke: vars.color.surfaceWarm }),
};
