import { globalStyle, style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { needsScript } from '@/components/theme/with-scripts';

/** As high as when its script has filled it in. */
export const next = style({
  minHeight: 'calc(3.2em + 3 * 44px)',
  color: vars.color.textSoft,
  selectors: needsScript,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${next} a`, fingerHigh);
