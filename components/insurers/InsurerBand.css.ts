import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** A row that scrolls by touch. */
export const row = style({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  paddingBlock: vars.space.xs,
  paddingInline: `max(${vars.space.gutter}, calc((100vw - ${vars.width.container}) / 2))`,
});

/** 216 px and a gap of 24 px make the step of 240 px (specification § 9). */
export const card = style({ flex: '0 0 216px' });

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: vars.space.xl,
});

export const band = style({ paddingBlock: vars.space.section });

export const heading = style({ marginBottom: vars.space.xl, color: vars.color.heading });
