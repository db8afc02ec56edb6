import { style } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';
import { linkRow } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
import { vars } from '@/components/theme/theme.css';

export const list = style([linkRow.xs, note]);

export const listBesideTitle = style([list]);

export const link = style({ padding: `${vars.space.xs} 0` });

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  selectors: {
    // Screen readers do not read the slash.
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginLeft: vars.space.xs,
      color: vars.color.textSoft,
    },
  },
  // On a phone, the third step would be alone on its line, just above the title, which says the same.
  '@media': {
    [below('tablet')]: {
      selectors: { [`${listBesideTitle} > &:last-child`]: forScreenReaders },
    },
    [below('phablet')]: {
      selectors: {
        '&:nth-child(n + 3)': { display: 'none' },
        '&:nth-child(2)::after': { content: 'none' },
      },
    },
  },
});
