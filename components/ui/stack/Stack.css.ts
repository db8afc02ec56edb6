import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

globalStyle(`${buttons} > a`, { '@media': { [below('phablet')]: { flexBasis: '100%' } } });

const column = style({ display: 'flex', flexDirection: 'column' });

/** For whole sections: unlike a grid (`theme/layout.css.ts`), it may break between printed pages. */
export const stack = styleVariants({
  sm: [column, { gap: vars.space.sm }],
  lg: [column, { gap: vars.space.lg }],
  xl: [column, { gap: vars.space.xl }],
});
