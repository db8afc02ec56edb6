import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { section } from '@/components/ui/section/Section.css';

export const band = section({ tone: 'cool' });

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  '@media': { [from('desktop')]: { flexDirection: 'row', gap: vars.space.xxxl } },
});

globalStyle(`${columns} > *`, { flex: '7 1 0', minWidth: 0 });

globalStyle(`${columns} > * + *`, {
  flexGrow: 5,
  paddingTop: vars.space.lg,
  borderTop: `1px solid ${vars.color.lineOnCool}`,
  '@media': {
    [from('desktop')]: {
      padding: `0 0 0 ${vars.space.xxxl}`,
      border: `solid ${vars.color.lineOnCool}`,
      borderWidth: '0 0 0 1px',
    },
  },
});
