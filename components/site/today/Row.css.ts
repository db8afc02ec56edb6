import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { sideways, sidewaysItem } from '@/components/theme/sideways';
import { vars } from '@/components/theme/theme.css';
import { lost } from '@/components/islands/marks';
import { scripts } from '@/components/islands/with-scripts.inline';
import { today, withoutHours } from './today-data';

const { space } = vars;

/** Scrolls sideways; from a desktop on, it fades beneath the button that scrolls it. */
export const row = style({
  display: 'flex',
  gap: space.lg,
  ...sideways,
  scrollbarWidth: 'none',
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / -1',
      gap: space.xl,
      margin: 0,
      padding: `0 ${space.xxxl} 0 0`,
      scrollPadding: `0 ${space.xxxl} 0 0`,
      maskImage: `linear-gradient(90deg, black calc(100% - 7rem), transparent calc(100% - 3.5rem))`,
    },
  },
});

globalStyle(`${row} > li`, {
  flex: 'none',
  maxWidth: '100%',
  alignSelf: 'center',
  color: vars.color.textSoft,
  ...sidewaysItem,
});

// Between two.
globalStyle(`${row} > li + li::before`, {
  content: '',
  position: 'absolute',
  top: '9px',
  bottom: '9px',
  left: `calc(${space.lg} / -2)`,
  borderLeft: `1px solid ${vars.color.line}`,
  '@media': { [from('desktop')]: { left: `calc(${space.xl} / -2)` } },
});

// Hides the doctors until a script has chosen the day.
globalStyle(`[${scripts}]:not([${lost}]) ${row}[${today}=""] > li`, { display: 'none' });

globalStyle(`${row} a`, {
  display: 'grid',
  columnGap: space.xs,
  alignContent: 'center',
  minHeight: '3.25rem',
  color: 'inherit',
  textDecoration: 'none',
});

globalStyle(`${row} a:focus-visible`, { outlineOffset: '-3px' });

globalStyle(`${row} b`, { color: vars.color.text });

export const doctor = style({ gridTemplateColumns: 'auto auto' });

globalStyle(`${doctor} > *`, { gridColumn: 2, fontSize: 'inherit' });

globalStyle(`${doctor} > b`, { fontSize: vars.text.body, lineHeight: vars.leading.snug });

globalStyle(`${doctor} > :first-child`, {
  gridArea: '1 / 1',
  color: vars.color.action,
  fontSize: vars.text.body,
  fontWeight: vars.weight.bold,
});

globalStyle(`${doctor} > :first-child::first-letter`, { textTransform: 'uppercase' });

// Where nobody has an hour: lines instead of cards.
globalStyle(`${row}[${withoutHours}]`, { display: 'grid', alignContent: 'center', gap: 0 });

globalStyle(`${row}[${withoutHours}] > li::before`, { content: 'none' });

// Longer lists are cut: the link leads to who they are.
globalStyle(`${row}[${withoutHours}] a`, {
  display: 'block',
  overflow: 'hidden',
  minHeight: '1.5rem',
  maxHeight: '2lh',
});

const button = `${row}::scroll-button(right)`;

globalStyle(button, {
  content: '"→" / "Médecins suivants"',
  position: 'absolute',
  right: 0,
  bottom: '11px',
  display: 'none',
  width: vars.target.finger,
  height: vars.target.finger,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.large,
  cursor: 'pointer',
  '@media': { [from('desktop')]: { display: 'block' } },
});

globalStyle(`${button}:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '-3px',
});

globalStyle(`${button}:disabled`, { display: 'none' });
