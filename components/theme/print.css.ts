import { onPaper } from './on-paper';
import { vars } from './theme.css';

// The contact details of the footer come first, then the text, in dark ink and without controls.

const { color, space } = vars;

onPaper(':root', {
  fontSize: '11pt',
  vars: {
    ...Object.fromEntries(
      [color.page, color.surfaceWarm, color.surfaceCool, color.night, color.deep].map((ground) => [
        ground,
        color.surface,
      ]),
    ),
    ...Object.fromEntries(
      [color.onNight, color.onNightSoft, color.star].map((ink) => [ink, color.text]),
    ),
    [space.section]: space.md,
    [space.xxxl]: space.lg,
    [space.xxl]: space.md,
    [space.gutter]: '0px',
  },
});

// Lazy pictures could be printed as empty boxes.
onPaper('body > a, body > header, nav, form, iframe, button, picture, :has(> picture:only-child)', {
  display: 'none !important',
});

// The text beside a picture takes the whole width.
onPaper(':has(> * > picture)', { gridTemplateColumns: '1fr !important' });

onPaper('body', { display: 'flex', flexDirection: 'column' });

onPaper('body > footer', { order: -1, borderBottom: `2px solid ${color.text}` });

onPaper('h2, h3', { breakAfter: 'avoid' });

// Of longer blocks, the first sheet would have the title alone.
onPaper('tr', { breakInside: 'avoid' });
