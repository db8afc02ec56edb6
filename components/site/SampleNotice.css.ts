import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const notice = style({
  paddingLeft: vars.space.xs,
  paddingRight: vars.space.xs,
  color: vars.color.text,
  backgroundColor: vars.color.tintOchre,
  // Two lines at most, whatever the text size and spacing.
  fontSize: 'min(0.8125rem, 3.3vw)',
  lineHeight: 'min(1rem, 1.4em)',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [from('phablet')]: { paddingBlock: vars.space.xxs },
    // The footer is printed before the text.
    print: { order: -1 },
  },
});
