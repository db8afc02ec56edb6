import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

// Each line as high as a finger.
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  lineHeight: '44px',
});
