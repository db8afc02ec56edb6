import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tallScreen } from '@/components/theme/breakpoints';
import { tile } from '@/components/theme/tile.css';
import { vars } from '@/components/theme/theme.css';
import { columns } from '@/components/ui/section/Section.css';
import { asksForOne } from './first-choice.inline';
import { block } from './SpecialtyList.css';

export const layout = style([
  columns,
  {
    '@media': {
      [from('desktop')]: { gridTemplateColumns: '31rem minmax(0, 1fr)', alignItems: 'start' },
    },
  },
]);

export const nav = style({
  '@media': {
    [`${tallScreen} and ${from('desktop')}`]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
      overflowY: 'auto',
    },
  },
});

/** On a phone, a chosen specialty takes the place of the list. */
const whereAsked = `[${asksForOne}] > &`;

export const all = style([
  tile,
  {
    display: 'none',
    minHeight: vars.target.large,
    '@media': { [below('desktop')]: { selectors: { [whereAsked]: { display: 'flex' } } } },
  },
]);

globalStyle(`[${asksForOne}] > ${block}`, {
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const count = style({
  marginLeft: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
