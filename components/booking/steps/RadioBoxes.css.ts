import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { choiceBox } from '@/components/theme/box';

const { color, radius, space } = vars;

/** Of `choiceBox`. */
const border = '1.5px';

export const box = style({ position: 'relative', flex: '1 1 4rem' });

globalStyle(`${box} > input`, { position: 'absolute', inset: 0, opacity: 0 });

globalStyle(`${box} > span`, {
  ...choiceBox,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: vars.target.button,
  padding: space.xxs,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

globalStyle(`${box} > :checked + span`, {
  color: color.onAction,
  backgroundColor: color.action,
  fontWeight: vars.weight.bold,
});

globalStyle(`${box} > :disabled + span`, { borderStyle: 'dashed', color: color.textSoft });

globalStyle(`${box} > :focus-visible + span`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
});

export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** As one control. */
export const joined = style({ display: 'flex' });

globalStyle(`${joined} > ${box} > span`, { borderRadius: 0, marginLeft: `calc(-1 * ${border})` });

globalStyle(`${joined} > ${box}:first-of-type > span`, {
  borderRadius: `${radius.medium} 0 0 ${radius.medium}`,
});

globalStyle(`${joined} > ${box}:last-of-type > span`, {
  borderRadius: `0 ${radius.medium} ${radius.medium} 0`,
});
