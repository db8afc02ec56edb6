import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fittingColumns } from '@/components/theme/columns';
import { vars } from '@/components/theme/theme.css';
import { note } from '@/components/theme/typography.css';

const { space } = vars;

export const section = style({ padding: `${space.md} 0 ${space.lg}` });

export const channels = style({
  ...fittingColumns('15rem'),
  gap: `${space.sm} ${space.lg}`,
  padding: `${space.xs} 0 ${space.sm}`,
  '@media': { [from('wide')]: { display: 'flex', flexWrap: 'wrap' } },
});

/** On a wide screen, an address stays on one line. */
export const channel = style({
  display: 'flex',
  gap: space.sm,
  '@media': {
    [from('wide')]: { flex: '1 1 14rem', minWidth: 'min-content', whiteSpace: 'nowrap' },
  },
});

export const words = style([note, { whiteSpace: 'normal' }]);

export const glyph = style({
  flex: 'none',
  height: vars.target.finger,
  color: vars.color.action,
});
