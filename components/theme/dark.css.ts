import { globalStyle } from '@vanilla-extract/css';
import { dark } from './schemes';
import { vars } from './theme.css';

/** A screen whose visitor prefers it dark; paper is light. */
const onDark = 'screen and (prefers-color-scheme: dark)';

globalStyle(':root', {
  '@media': {
    [onDark]: {
      vars: Object.fromEntries(
        Object.entries(dark).map(([name, value]) => [vars.color[name as keyof typeof dark], value]),
      ),
    },
  },
});

// Bright rooms and faces would glare.
globalStyle('img', { '@media': { [onDark]: { filter: 'brightness(0.85)' } } });
