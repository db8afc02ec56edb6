import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const notice = style({
  paddingLeft: vars.space.gutter,
  paddingRight: vars.space.gutter,
  color: vars.color.text,
  backgroundColor: vars.color.tintOchre,
  fontSize: '0.8125rem',
  lineHeight: '1rem',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [from('phablet')]: { paddingBlock: vars.space.xxs },
    // The footer is printed before the text.
    print: { order: -1 },
  },
});
