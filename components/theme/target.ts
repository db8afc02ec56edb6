import { vars } from './theme.css';

const { finger } = vars.target;

/** For a link on a line of its own (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: finger,
} as const;

/** Padding that makes a line of text as high as a finger. */
export const fingerRoom = `calc((${finger} - ${vars.leading.normal}em) / 2)`;

/** The same as `fingerHigh` for words that may break inside an element of their own. */
export const fingerHighText = { display: 'inline-block', padding: `${fingerRoom} 0` } as const;
