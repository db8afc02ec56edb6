import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString as parse,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/max';

export interface Telephone {
  /** E.164: `+` and 8 to 15 digits, no space. */
  number: `+${number}`;
  /** « +223 20 24 52 77 », as its country writes it, with no-break spaces. */
  shown: string;
  /** False for a landline. */
  takesSms: boolean;
}

const inPairs = (digits: string) =>
  digits.includes(' ') ? digits : (digits.match(/\d{1,2}/g) ?? []).join(' ');

/** Returns undefined for what cannot be dialled: a text that is not in E.164, or a length that its country does not have. */
export function telephoneOf(typed: string): Telephone | undefined {
  const found = /^\+\d+$/.test(typed) ? parse(typed) : undefined;
  if (!found?.isPossible()) return undefined;
  const code = `+${found.countryCallingCode}`;
  const national = found.formatInternational().slice(code.length + 1);
  return {
    number: typed as Telephone['number'],
    shown: `${code} ${inPairs(national)}`.replaceAll(' ', '\u00a0'),
    takesSms: found.getType() !== 'FIXED_LINE',
  };
}

/** Whether its country gives such numbers. */
export const isAssigned = (number: string): boolean => parse(number)?.isValid() === true;

const known = (country: string) => (isSupportedCountry(country) ? country : undefined);

/** Whether a number can be dialled in this country (ISO 3166-1). */
export const canBeDialled = (typed: string, country: string): boolean =>
  parse(typed, known(country))?.isPossible() === true;

/** Returns the country (ISO 3166-1) of a number in E.164. */
export const countryOf = (number: string): string | undefined => parse(number)?.country;

/** Returns « +223 » for « ML ». */
export function callingCodeOf(country: string): string | undefined {
  const found = known(country);
  return found && `+${getCountryCallingCode(found)}`;
}

const isLongEnough = (digits: string, country: CountryCode) =>
  validatePhoneNumberLength(digits, country) === undefined;

/** From 4 to 15 digits (E.164). */
const typedLengths = Array.from({ length: 12 }, (_, index) => index + 4);

/** Returns the length of the shortest national numbers of the country of a number in E.164. */
export function shortestNumber(number: string): number | undefined {
  const country = parse(number)?.country;
  return country && Object.values(phoneLengths([country]))[0];
}

/** Returns the length of the shortest national numbers, by code without « + ». */
export const phoneLengths = (countries: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    countries
      .flatMap((name) => known(name) ?? [])
      .map((country) => [
        getCountryCallingCode(country),
        typedLengths.find((length) => isLongEnough('9'.repeat(length), country)) ?? 4,
      ]),
  );
