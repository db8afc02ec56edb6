import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const notice = style({
  paddingInline: vars.space.xs,
  color: vars.color.text,
  backgroundColor: vars.color.tintOchre,
  // Two lines at most, whatever the text size and spacing.
  fontSize: `min(${vars.text.small}, 3.3vw)`,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [from('phablet')]: { padding: `${vars.space.xxs} 0` },
    // The footer is printed before the text.
    print: { order: -1 },
  },
});
