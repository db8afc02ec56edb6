import { style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';
import { whereLost, withoutScripts } from '@/components/islands/with-scripts';
import { ownPost as ownPostMark, unsent as unsentMark } from '@/components/ui/form-post/own-post';

export const form = style([stack.md]);

/** docs/requirements.md § 4 requires these words. */
export const busyLabel = 'Envoi...';

/** In a form submitted before hydration, shows them. */
export const send = style({
  selectors: {
    '&[aria-disabled]': { cursor: 'progress' },
    [`${form}[aria-busy] &`]: { fontSize: 0, cursor: 'progress' },
    [`${form}[aria-busy] &::after`]: { content: `'${busyLabel}'`, fontSize: vars.text.body },
  },
});

export const connection = style({ paddingBottom: vars.space.md, fontWeight: vars.weight.bold });

/** Shown if the form has neither its script nor a network. */
export const unsent = style([
  connection,
  { display: 'none', selectors: { [`${form}[${unsentMark}] &`]: { display: 'block' } } },
]);

/** Shown if sending will leave the page: scripts are off, or the form's script is lost. */
export const ownPost = style([
  connection,
  {
    display: 'none',
    selectors: {
      [withoutScripts]: { display: 'block' },
      [`${whereLost}, ${form}[${ownPostMark}] &`]: { display: 'block' },
    },
  },
]);
