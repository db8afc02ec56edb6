import { globalStyle, style } from '@vanilla-extract/css';
import { choiceBox } from '@/components/booking/steps/steps.css';
import { halves, linkRow } from '@/components/theme/layout.css';
import { fingerHigh } from '@/components/theme/target';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';
import { asked, led } from './request-marks';

/** Steps are about as high, so that what is below stays. */
export const room = style({
  alignContent: 'start',
  minHeight: '26rem',
  // Each step begins below the urgent strip.
  scrollMarginTop: '4.5rem',
  '@media': { print: { display: 'none' } },
  selectors: {
    // Until a script has read the address (`steps.inline.ts`).
    [`:root[${asked}]:not([${lost}]) &:not([${lost}])`]: { visibility: 'hidden' },
  },
});

/** While the steps work, or their script may still come. */
export const whileSteps = `:root[${scripts}]:not([${lost}]) ${room}:not([${lost}]):not([${led}])`;

export const choiceLink = {
  ...choiceBox,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.actionQuiet } },
} as const;

export const options = style([halves.xs]);

export const option = style({
  ...choiceLink,
  ...fingerHigh,
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  lineHeight: vars.leading.snug,
});

export const other = style(fingerHigh);

export const choices = style([linkRow.lg]);

export const choice = style({
  ...fingerHigh,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

globalStyle(`${choice} input`, {
  flexShrink: 0,
  width: '24px',
  height: '24px',
  accentColor: vars.color.action,
});

export const sick = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.sm,
  border: `1.5px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.medium,
});

globalStyle(`${sick} b`, { color: vars.color.urgentText });

export const message = style({
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tintOchre,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
