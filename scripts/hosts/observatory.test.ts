/** @jest-environment node */
import { observatoryScore, type Scan } from './observatory';

const good = {
  headers: {
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  },
  html: page("default-src 'none'; script-src 'self' 'sha256-abc'"),
  redirectsTo: 'https://www.clinique.test/',
  origin: 'https://www.clinique.test',
} as const satisfies Scan;

function page(policy: string, script = '/a.js'): string {
  return `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script src="${script}"></script>`;
}

test('the best of everything', () => {
  expect(observatoryScore(good)).toBe(140);
});

test.each<[string, Partial<Scan>, number]>([
  ['no policy', { html: '<p>' }, 75],
  ['inline scripts', { html: page("default-src 'none'; script-src 'unsafe-inline'") }, 80],
  ['scripts from anywhere', { html: page("default-src 'none'; script-src https:") }, 80],
  ['eval', { html: page("default-src 'none'; script-src 'self' 'unsafe-eval'") }, 120],
  ['inline styles', { html: page("default-src 'none'; style-src 'unsafe-inline'") }, 130],
  ['a default', { html: page("default-src 'self'; img-src data:") }, 135],
  ['a script from elsewhere', { html: page("default-src 'none'; a b", 'https://b.test/') }, 135],
  ['no way from http', { redirectsTo: undefined }, 80],
  ['another host first', { redirectsTo: 'https://clinique.test/' }, 135],
])('%s', (_, change, score) => {
  expect(observatoryScore({ ...good, ...change })).toBe(score);
});

test.each<[string, Record<string, string | undefined>, number]>([
  ['frames', { 'content-security-policy': undefined }, 80],
  [
    'frames, told in the old way',
    { 'content-security-policy': undefined, 'x-frame-options': 'DENY' },
    135,
  ],
  ['no strict transport', { 'strict-transport-security': undefined }, 80],
  ['a short one', { 'strict-transport-security': 'max-age=3600' }, 130],
  ['sniffing', { 'x-content-type-options': undefined }, 135],
  ['a loose referrer', { 'referrer-policy': 'unsafe-url' }, 130],
  ['a cookie', { 'set-cookie': 'a=b' }, 60],
])('%s', (_, change, score) => {
  expect(observatoryScore({ ...good, headers: { ...good.headers, ...change } })).toBe(score);
});
