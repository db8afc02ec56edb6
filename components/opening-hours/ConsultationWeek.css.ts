import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { details } from './Consultations.css';

export const week = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  '@media': {
    [from('phablet')]: {
      rowGap: vars.space.xl,
      gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
    },
  },
});

export const day = style({
  paddingTop: vars.space.xxs,
  borderTop: `2px solid ${vars.color.line}`,
});

export const summary = style({
  ...fingerHigh,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  cursor: 'pointer',
});

export const chevron = style({
  flex: 'none',
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

const notOnPhones = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@media': { [`${from('tablet')}, print`]: rule },
});

// Where a browser can show folded content: Chrome 131, Safari 18.4, Firefox 143.
globalStyle(`${day}::details-content`, notOnPhones({ contentVisibility: 'visible' }));

globalStyle(`${summary} > ${chevron}`, {
  '@supports': { 'selector(::details-content)': notOnPhones({ display: 'none' }) },
});

globalStyle(`${day}:has([aria-current])`, { borderTopColor: vars.color.action });

globalStyle(`${day} [aria-current]::after`, {
  content: '• aujourd’hui',
  marginLeft: vars.space.xs,
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const daily = style([details, { paddingTop: vars.space.xs }]);
