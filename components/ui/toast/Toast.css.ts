import { style } from '@vanilla-extract/css';
import { barRoom } from '@/components/theme/bars.css';
import { vars } from '@/components/theme/theme.css';

export const toast = style({
  position: 'fixed',
  left: vars.space.gutter,
  right: vars.space.gutter,
  bottom: `calc(${barRoom} + ${vars.space.md})`,
  zIndex: 20,
  width: 'fit-content',
  maxWidth: '28rem',
  margin: '0 auto',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.medium,
  color: vars.color.onDeep,
  backgroundColor: vars.color.deep,
  boxShadow: vars.shadow.floating,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Visible on the footer, which has the same background, and with forced colours.
  outline: `1px solid ${vars.color.lineOnCool}`,
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': {
    print: { display: 'none' },
  },
});
