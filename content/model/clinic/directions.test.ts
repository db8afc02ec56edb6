import { directionsHref, geoHref } from './directions';

it('leads to the place, from wherever the visitor is', () => {
  const url = new URL(directionsHref({ latitude: 12.68, longitude: -7.98 }));
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '12.68,-7.98' });
});

it('shows the place, with its name, in the telephone’s own map application', () => {
  expect(geoHref({ latitude: 12.68, longitude: -7.98 }, 'Le Fleuve')).toBe(
    'geo:12.68,-7.98?q=12.68,-7.98(Le%20Fleuve)',
  );
});
