import type { Clinic } from './clinic';

/**
 * Directions to a place from the visitor's position (Google Maps URLs, « Directions »). Telephones open this address in
 * their map application. A `geo:` address shows the place alone, and has no effect on a computer or an iPhone.
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
 * Address that shows a place in any map application of Android, even offline (RFC 5870). `q` makes Android show a mark
 * with the name.
 */
export function geoHref(
  { latitude, longitude }: Parameters<typeof directionsHref>[0],
  name: string,
): string {
  const place = `${latitude},${longitude}`;
  return `geo:${place}?q=${place}(${encodeURIComponent(name)})`;
}

/** The way to the clinic: steps in words, and addresses for map applications. */
export function wayTo({ geo, mapUrl, name, plan }: Clinic) {
  return {
    steps: plan.directions,
    directionsHref: directionsHref(geo),
    mapHref: mapUrl,
    geoHref: geoHref(geo, name),
  };
}
