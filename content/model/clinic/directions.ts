import type { Clinic } from './clinic';

/** Google Maps URLs. Unlike `geo:`, they work on computers and iPhones. */
export function directionsHref({
  latitude,
  longitude,
}: {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/** Returns steps in words, and an address for map applications if the position is known. */
export function directionsTo({ geo, directions }: Pick<Clinic, 'geo' | 'directions'>) {
  return { steps: directions ?? [], directionsHref: geo && directionsHref(geo) };
}
