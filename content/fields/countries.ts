/** Time zones without daylight saving time (IANA) and currencies (ISO 4217), by country (ISO 3166-1). */
export const countries: Record<string, { utcOffset: 0 | 1; currency: string } | undefined> = {
  BF: { utcOffset: 0, currency: 'XOF' },
  BJ: { utcOffset: 1, currency: 'XOF' },
  CI: { utcOffset: 0, currency: 'XOF' },
  GN: { utcOffset: 0, currency: 'GNF' },
  ML: { utcOffset: 0, currency: 'XOF' },
  MR: { utcOffset: 0, currency: 'MRU' },
  NE: { utcOffset: 1, currency: 'XOF' },
  SN: { utcOffset: 0, currency: 'XOF' },
  TG: { utcOffset: 0, currency: 'XOF' },
};
