interface Plan {
  code: string;
  /** Length of a national number. */
  digits: number;
  /** First digits of the national numbers of landlines. */
  landlines: readonly string[];
  /** Hours, all year (IANA time zone database). */
  utcOffset: 0 | 1;
  /** ISO 4217; undefined for that of West Africa. */
  currency?: string;
  /** Its middle, in whole degrees. */
  centre: readonly [latitude: number, longitude: number];
}

/** By country (ISO 3166-1). Landlines are those of the metadata of libphonenumber, in today's digits. */
const plans: Record<string, Plan> = {
  BF: { code: '226', digits: 8, landlines: ['2'], utcOffset: 0, centre: [12, -2] },
  BJ: { code: '229', digits: 10, landlines: ['012'], utcOffset: 1, centre: [9, 2] },
  CI: { code: '225', digits: 10, landlines: ['2'], utcOffset: 0, centre: [8, -6] },
  GN: {
    code: '224',
    digits: 9,
    landlines: ['3'],
    utcOffset: 0,
    currency: 'GNF',
    centre: [10, -11],
  },
  ML: { code: '223', digits: 8, landlines: ['2', '4'], utcOffset: 0, centre: [17, -4] },
  MR: {
    code: '222',
    digits: 8,
    landlines: ['25', '35', '45'],
    utcOffset: 0,
    currency: 'MRU',
    centre: [20, -11],
  },
  NE: { code: '227', digits: 8, landlines: ['20', '21'], utcOffset: 1, centre: [17, 8] },
  SN: { code: '221', digits: 9, landlines: ['3'], utcOffset: 0, centre: [14, -15] },
  TG: { code: '228', digits: 8, landlines: ['2'], utcOffset: 0, centre: [9, 1] },
};

/** Of national numbers, by code. */
export const phoneLengths = Object.fromEntries(
  Object.values(plans).map(({ code, digits }) => [code, digits]),
);

/** Returns undefined for a country outside `plans`. */
export const planOf = (country: string) => plans[country];

const entryOf = (phone: string) =>
  Object.entries(plans).find(([, { code }]) => phone.startsWith(`+${code}`));

/** Returns the country of a number in E.164, if `plans` contains it. */
export const countryOf = (phone: string): string | undefined => entryOf(phone)?.[0];

/** Returns false for a landline, and where the plan is not known. */
export function isMobile(phone: string): boolean {
  const plan = entryOf(phone)?.[1];
  return plan?.landlines.every((start) => !phone.startsWith(`+${plan.code}${start}`)) === true;
}

/** Whether a text is a number in E.164, of the right length where its country's plan is known. */
export function isPhone(text: string): boolean {
  const plan = entryOf(text)?.[1];
  return plan
    ? /^\d+$/.test(text.slice(1)) && text.length === 1 + plan.code.length + plan.digits
    : /^\+[1-9]\d{9,14}$/.test(text);
}
