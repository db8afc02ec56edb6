import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { square } from './SiteHeader.css';

export const menuOpener = style({ '@media': { [from('desktop')]: { display: 'none' } } });

export const menuButton = style({
  ...square,
  display: 'flex',
  border: `1.5px solid ${vars.color.control}`,
  color: vars.color.heading,
  cursor: 'pointer',
  // Removes the triangle; Safari needs the selector below.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const whenClosed = style({
  selectors: { [`${menuOpener}[open] &`]: { display: 'none' } },
});

export const whenOpen = style({
  display: 'none',
  selectors: { [`${menuOpener}[open] &`]: { display: 'block' } },
});
