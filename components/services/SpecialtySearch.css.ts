import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** In the list's column on a wide screen; on a phone in the sheet alone (`SpecialtyNav.css.ts`). */
export const search = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  rowGap: vars.space.xxs,
  paddingBottom: vars.space.sm,
});

// All but the label and the button beside it.
globalStyle(`${search} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

export const close = style({
  display: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { ':popover-open &': { display: 'grid', placeItems: 'center' } },
});

export const count = style({ color: vars.color.heading, fontWeight: 600 });
