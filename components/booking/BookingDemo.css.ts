import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: vars.space.xl },
  },
});

/** Not to be missed: what follows is a sample. */
export const notice = style({
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  borderInlineStart: `6px solid ${vars.color.star}`,
  backgroundColor: vars.color.tintOchre,
});

// A sample is of no use on paper.
globalStyle('#demonstration', { '@media': { print: { display: 'none' } } });
