import { srcSetOf } from './src-set';

const files = { base: '/a', avif: [160, 320, 480, 800], webp: [160] };
const whole = '/a.160.avif 160w, /a.320.avif 320w, /a.480.avif 480w, /a.800.avif 800w';

test('a small box keeps files for two pixels per CSS pixel', () => {
  expect(srcSetOf(files, 'avif', '(min-width: 37.5em) 160px, 112px')).toBe(
    '/a.160.avif 160w, /a.320.avif 320w',
  );
  expect(srcSetOf(files, 'avif', '50px')).toBe('/a.160.avif 160w');
  expect(srcSetOf(files, 'webp', '160px')).toBe('/a.160.webp 160w');
});

test.each(['(min-width: 64em) 23vw, 112px', '24rem', '100vw', '401px'])(
  'all files stay if %s may need them',
  (sizes) => {
    expect(srcSetOf(files, 'avif', sizes)).toBe(whole);
  },
);
