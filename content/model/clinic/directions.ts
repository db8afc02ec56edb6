import type { Clinic } from './clinic';

/** Google Maps URLs. Unlike `geo:`, they work on computers and iPhones. */
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

/** For Android's map applications, even offline (RFC 5870). `q` shows a mark. */
export function geoHref(
  { latitude, longitude }: Parameters<typeof directionsHref>[0],
  name: string,
): string {
  const place = `${latitude},${longitude}`;
  return `geo:${place}?q=${place}(${encodeURIComponent(name)})`;
}

/** Returns steps in words, and addresses for map applications. */
export function wayTo({ geo, mapUrl, name, plan }: Clinic) {
  return {
    steps: plan?.directions ?? [],
    directionsHref: directionsHref(geo),
    mapHref: mapUrl,
    geoHref: geoHref(geo, name),
  };
}
