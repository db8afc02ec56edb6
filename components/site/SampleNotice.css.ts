import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** The notice has two lines of 16 px on a phone, one elsewhere. */
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
    // On paper, this notice is printed before the footer, which is printed before the text.
    print: { order: -1 },
  },
});
