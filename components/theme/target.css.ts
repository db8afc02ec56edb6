import { style } from '@vanilla-extract/css';
import { fingerHigh } from './target';
import { vars } from './theme.css';

export const finger = style(fingerHigh);

export const boldFinger = style({ ...fingerHigh, fontWeight: vars.weight.bold });
