import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { today } from './today-data';

export const strip = style({
  padding: `${vars.space.xs} 0`,
  fontSize: vars.text.small,
  '@media': { print: { display: 'none' }, [from('tablet')]: { padding: `${vars.space.md} 0` } },
});

globalStyle(`${strip} > h2`, {
  marginBottom: vars.space.xxs,
  '@media': { [below('tablet')]: { minHeight: '2lh' } },
});

/** Two lines, in rem. */
const row = 3;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const doctors = style({
  display: 'grid',
  gridAutoRows: `minmax(${row}rem, auto)`,
  columnGap: vars.space.lg,
  '@media': { [from('tablet')]: columns(2), [from('desktop')]: columns(4) },
});

/** How many are shown before somebody unfolds the day. */
const first = { onPhones: 6, onScreens: 16 };

const rows = (count: number): StyleRule => ({ minHeight: `${row * Math.ceil(count)}rem` });

/** Reserves the height of a day with up to `most` doctors, so that nothing moves when the script fills the list in. */
export const reserved = [2, 8, first.onScreens].map((most) => {
  const onPhones = Math.min(most, first.onPhones);
  const height = style({
    ...rows(onPhones),
    '@media': { [from('tablet')]: rows(onPhones / 2), [from('desktop')]: rows(most / 4) },
  });
  return { most, height };
});

// Hides the doctors until a script has chosen the day.
globalStyle(`[${scripts}]:not([${lost}]) ${doctors}[${today}=""] > li`, { display: 'none' });

globalStyle(`${doctors} > li`, {
  display: 'flex',
  paddingTop: vars.space.xxs,
  borderTop: `1px solid ${vars.color.line}`,
  lineHeight: vars.leading.snug,
});

globalStyle(`${doctors} span:first-child:not(:empty)`, {
  flex: '0 0 4.5rem',
  color: vars.color.action,
  fontWeight: vars.weight.bold,
});

globalStyle(`${doctors} a`, { flex: 1, color: vars.color.textSoft, textDecoration: 'none' });

globalStyle(`${doctors} b`, {
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.body,
  textDecoration: 'underline',
});

/** Browsers without `:has()` show the whole day. */
export const whole = style({
  display: 'none',
  '@supports': { 'selector(:has(*))': { '@media': { [below('desktop')]: { display: 'block' } } } },
});

const onSmallScreens = (selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { '@media': { [below('desktop')]: rule } });
};

const next = `:nth-child(${first.onPhones + 1})`;
const fromNext = `:nth-child(n + ${first.onPhones + 1})`;

onSmallScreens(`${doctors}:not(:has(> ${next}:not([hidden]))) + ${whole}`, {
  visibility: 'hidden',
});
onSmallScreens(`${doctors}:not(:has(+ * > [open])) > ${fromNext}`, { display: 'none' });

/** The links to other days take two lines on most phones. */
export const later = style({
  '@media': { [below('tablet')]: { minHeight: `calc(2 * ${vars.target.finger})` } },
});

globalStyle(`${later} a`, { color: vars.color.action });
