import { style } from '@vanilla-extract/css';
import { button } from '@/components/ui/button/button.css';
import { vars } from '@/components/theme/theme.css';
import { needsIsland, whereFolded } from '@/components/theme/with-scripts';

export const services = style({
  // The page must not be shifted to keep in place what is being folded.
  selectors: { [whereFolded]: { overflowAnchor: 'none' } },
});

/** A tile beyond the first nine. */
export const later = style({
  '@media': { screen: { selectors: { [whereFolded]: { display: 'none' } } } },
});

/** The ninth tile closes its row alone where there are two columns: it takes the whole of it. */
export const lastFolded = style({
  '@media': {
    'screen and (min-width: 21.25em) and (max-width: 37.49em)': {
      selectors: { [whereFolded]: { gridColumn: 'span 2' } },
    },
  },
});

export const toggle = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space.xl,
  selectors: needsIsland,
});

export const toggleButton = style([button({ kind: 'outline' })]);
