import '@testing-library/jest-dom';

// Shows the controls that need scripts.
if (typeof document !== 'undefined') document.documentElement.dataset.scripts = '';
