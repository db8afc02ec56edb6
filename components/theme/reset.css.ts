import { globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img, svg, picture, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img', { width: '100%', height: 'auto', objectFit: 'cover' });
// A flex box would shrink a glyph beside text that wraps.
globalStyle('svg', { flexShrink: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('b, strong, th', { fontWeight: vars.weight.bold });
globalStyle('p, h1, h2, h3, h4, li, dd', { overflowWrap: 'anywhere' });
// Avoids a last line of one short word.
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('fieldset, legend', { border: 0, padding: 0, minWidth: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
// Overrides the `display` of any class.
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
