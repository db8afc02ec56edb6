import '@testing-library/jest-dom';
import fc from 'fast-check';

// Chance is frozen: a run that fails fails again.
fc.configureGlobal({ seed: 20_261_125 });

// Shows the controls that need scripts.
if (typeof document !== 'undefined') document.documentElement.dataset.scripts = '';
