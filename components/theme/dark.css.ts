import { globalStyle } from '@vanilla-extract/css';
import { dark } from './schemes';
import { vars } from './theme.css';

/** Paper is always light. */
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

// Bright pictures would glare.
globalStyle('img', { '@media': { [onDark]: { filter: 'brightness(0.85)' } } });
