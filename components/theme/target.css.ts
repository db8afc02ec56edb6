import { style } from '@vanilla-extract/css';
import { fingerHigh } from './target';
import { vars } from './theme.css';

/** A link on a line of its own. */
export const finger = style(fingerHigh);

export const boldFinger = style({ ...fingerHigh, fontWeight: vars.weight.bold });
