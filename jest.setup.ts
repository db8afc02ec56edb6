import '@testing-library/jest-dom';

// As on a page whose scripts run: its controls are visible.
if (typeof document !== 'undefined') document.documentElement.dataset.scripts = '';
