import { globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css';

// The contact details of the footer come first, then the text, in dark ink and without controls.

const { color, space } = vars;

globalStyle(':root', {
  '@media': {
    print: {
      fontSize: '11pt',
      vars: {
        ...Object.fromEntries(
          [color.page, color.surfaceWarm, color.surfaceCool, color.night, color.deep].map(
            (ground) => [ground, color.surface],
          ),
        ),
        ...Object.fromEntries(
          [color.onNight, color.onNightSoft, color.star].map((ink) => [ink, color.text]),
        ),
        [space.section]: space.md,
        [space.xxxl]: space.lg,
        [space.xxl]: space.md,
        [space.gutter]: '0px',
      },
    },
  },
});

// Lazy pictures could be printed as empty boxes.
globalStyle(
  'body > a, body > header, nav, form, iframe, button, picture, :has(> picture:only-child)',
  { '@media': { print: { display: 'none !important' } } },
);

// The text beside a picture takes the whole width.
globalStyle(':has(> * > picture)', {
  '@media': { print: { gridTemplateColumns: '1fr !important' } },
});

globalStyle('body', { '@media': { print: { display: 'flex', flexDirection: 'column' } } });

globalStyle('body > footer', {
  '@media': { print: { order: -1, borderBottom: `2px solid ${color.text}` } },
});

globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });

globalStyle('article, li, tr', { '@media': { print: { breakInside: 'avoid' } } });
