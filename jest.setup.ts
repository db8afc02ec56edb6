import '@testing-library/jest-dom';
import fc from 'fast-check';

// A fixed seed, so that a failing run fails again.
fc.configureGlobal({ seed: 20_261_125 });

// jsdom has no layout.
if (typeof document !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Shows the controls that need scripts.
if (typeof document !== 'undefined') document.documentElement.dataset.scripts = '';
