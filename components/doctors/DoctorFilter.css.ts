import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/islands/with-scripts';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';

const { space } = vars;

/** One row from a desktop on. */
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  marginBottom: space.sm,
  // After a choice, the form scrolls into view with the first card below it.
  scrollMarginBottom: '14rem',
  selectors: needsScript,
  '@media': {
    [from('phablet')]: { scrollMarginBottom: 0 },
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 17.5rem) minmax(0, 14.75rem) minmax(0, 1fr)',
      alignItems: 'end',
      gap: space.md,
      marginBottom: space.md,
    },
    print: { display: 'none' },
  },
});

// « Toutes les spécialités » says it.
globalStyle(`${filter} > :nth-child(2) > label`, {
  '@media': { [below('desktop')]: forScreenReaders },
});

export const days = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [from('desktop')]: { flexDirection: 'row-reverse', minHeight: vars.target.button } },
});

/** Room for « Aucun médecin » and for the days beside it. */
globalStyle(`${days} > :first-child`, { flex: 'none', maxWidth: '45%' });

/** What is said if nobody is found. */
globalStyle(`${filter} > :nth-child(n + 4)`, { gridColumn: '1 / -1' });
