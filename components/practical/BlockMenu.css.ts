import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '@/components/theme/breakpoints';
import { fittingColumns } from '@/components/theme/columns';
import { vars } from '@/components/theme/theme.css';

export const menu = style({
  ...fittingColumns('8.5rem'),
  gap: vars.space.xs,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1fr',
      gap: vars.space.xxs,
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.lg})`,
    },
  },
});

export const place = recipe({
  variants: { urgent: { true: { '@media': { [below('phablet')]: { gridColumn: '1 / -1' } } } } },
});

const quiet = {
  borderColor: vars.color.line,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
  ':hover': { backgroundColor: vars.color.actionQuiet },
};

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    height: '100%',
    minHeight: vars.target.button,
    padding: `${vars.space.xxs} ${vars.space.sm}`,
    border: '1px solid',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
  variants: {
    urgent: {
      true: {
        borderColor: vars.color.urgent,
        color: vars.color.onUrgent,
        backgroundColor: vars.color.urgent,
        ':hover': { backgroundColor: vars.color.deep },
        '@media': {
          // A filled or outlined entry would look like the current one.
          [from('desktop')]: quiet,
        },
      },
      false: quiet,
    },
  },
});
