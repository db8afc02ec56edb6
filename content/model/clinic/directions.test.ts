import { directionsHref } from './directions';

it('leads to the place, from wherever the visitor is', () => {
  const url = new URL(directionsHref({ latitude: 12.68, longitude: -7.98 }));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '12.68,-7.98' });
});
