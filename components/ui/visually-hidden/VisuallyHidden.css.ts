import { style } from '@vanilla-extract/css';
import { forScreenReaders } from './for-screen-readers';

export const visuallyHidden = style(forScreenReaders);
