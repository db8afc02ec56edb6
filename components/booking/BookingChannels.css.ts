import { style } from '@vanilla-extract/css';
import { fittingColumns } from '@/components/theme/columns';
import { vars } from '@/components/theme/theme.css';

const { space } = vars;

export const section = style({ padding: `${space.md} 0 ${space.lg}` });

export const channels = style({
  ...fittingColumns('15rem'),
  gap: `${space.sm} ${space.lg}`,
  padding: `${space.xs} 0 ${space.sm}`,
});

export const channel = style({ display: 'flex', gap: space.sm });

export const glyph = style({
  flex: 'none',
  height: vars.target.finger,
  color: vars.color.action,
});
