import type { Clinic } from './clinic';

/**
 * The address that shows the way to a place from wherever the visitor is (Google Maps URLs, « Directions »). `https`:
 * telephones open it in their map application and computers in the browser, whereas a `geo:` address shows only the
 * place, and does nothing on a computer or an iPhone.
 */
export function directionsHref({
  latitude,
  longitude,
}: {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/**
 * The address that shows a place in whatever map application a telephone has, those that need no network included (RFC 5870).
 * `q`, which Android understands, sets a mark with its name.
 */
export function geoHref(
  { latitude, longitude }: Parameters<typeof directionsHref>[0],
  name: string,
): string {
  const place = `${latitude},${longitude}`;
  return `geo:${place}?q=${place}(${encodeURIComponent(name)})`;
}

/** The way to the clinic: in steps, and as addresses for the visitor's own map. */
export function wayTo({ geo, mapUrl, name, plan }: Clinic) {
  return {
    steps: plan.directions,
    directionsHref: directionsHref(geo),
    mapHref: mapUrl,
    geoHref: geoHref(geo, name),
  };
}
