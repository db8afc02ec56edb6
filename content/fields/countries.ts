/** Currencies (ISO 4217), by country (ISO 3166-1). */
export const countries: Record<string, { currency: string } | undefined> = {
  BF: { currency: 'XOF' },
  BJ: { currency: 'XOF' },
  CI: { currency: 'XOF' },
  GN: { currency: 'GNF' },
  ML: { currency: 'XOF' },
  MR: { currency: 'MRU' },
  NE: { currency: 'XOF' },
  SN: { currency: 'XOF' },
  TG: { currency: 'XOF' },
};

/** Returns the time zones (IANA) of a country. */
export function zonesOf(countryCode: string): readonly string[] {
  // Its type says nothing of zones yet.
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } =
    new Intl.Locale('und', { region: countryCode });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
