import { style } from '@vanilla-extract/css';
import { between } from '@/components/theme/breakpoints';
import { button } from '@/components/ui/button/button.css';
import { vars } from '@/components/theme/theme.css';

/** Where folding can work, with or without the help of a script; anywhere else all tiles show. */
const canFold = 'screen and (scripting: enabled)';
const knowsHow = 'selector(:has(:popover-open))';

/** Whether all tiles show: the button was pressed, or the browser kept the checkbox; not both, which is « Voir moins ». */
const isUnfolded = ':has(:popover-open > :not(:checked), :not(:popover-open) > :checked)';

export const services = style({
  // The page must not be shifted to keep in place what is being folded.
  selectors: { [`&:not(${isUnfolded})`]: { overflowAnchor: 'none' } },
});

const unfolded = `${services}${isUnfolded}`;
const folded = `${services}:not(${isUnfolded})`;

/** A tile beyond the first nine. */
export const later = style({
  '@media': {
    [canFold]: {
      '@supports': {
        [knowsHow]: {
          selectors: { [`${folded} &`]: { display: 'none' } },
        },
      },
    },
  },
});

/** The ninth tile closes its row alone where there are two columns: it takes the whole of it. */
export const lastFolded = style({
  '@media': {
    [`${canFold} and ${between('phone', 'phablet')}`]: {
      '@supports': {
        [knowsHow]: {
          selectors: { [`${folded} &`]: { gridColumn: 'span 2' } },
        },
      },
    },
  },
});

/** The native popover that remembers a press of the button; there is nothing in it to see. */
export const memory = style({ display: 'none' });

export const toggle = style({
  display: 'none',
  justifyContent: 'center',
  marginTop: vars.space.xl,
  '@media': { [canFold]: { '@supports': { [knowsHow]: { display: 'flex' } } } },
});

export const toggleButton = style([button({ kind: 'outline' })]);

export const whenFolded = style({ selectors: { [`${unfolded} &`]: { display: 'none' } } });

export const whenUnfolded = style({
  display: 'none',
  selectors: { [`${unfolded} &`]: { display: 'inline' } },
});
