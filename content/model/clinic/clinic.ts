import type { Values } from '../../fields/stated';
import type { ClinicFacts } from './schema';
import { displayPhone, phoneFor } from './phone';
import type { Noun } from '../doctors/naming';

export type Clinic = Values<ClinicFacts> & {
  /** Whether a way to the clinic is drawn in `content/pictures/plan.svg`. */
  hasPlan: boolean;
  street?: string | undefined;
  /** What the site calls one of its doctors. */
  noun: Noun;
};

/** Returns « BP 12, Quartier Sada, Dosso, Niger », or « Bamako Nord, Mali » without a box, where the area names the city. */
export const postalAddress = ({ postOfficeBox, area, city, country }: Clinic['address']): string =>
  [postOfficeBox, area, area?.includes(city) ? undefined : city, country]
    .filter((part) => part !== undefined)
    .join(', ');

/** Returns « Rue 12, Dosso », or the postal address until the clinic gives a street. */
export const placeOf = ({ address, street }: Pick<Clinic, 'address' | 'street'>): string =>
  street === undefined ? postalAddress(address) : `${street}, ${address.city}`;

/** Returns « Écrivez à contact@exemple.ml ou à notre boîte postale », or « Appelez le … » without either. */
export function whereToWrite({
  email,
  address,
  phones,
}: Pick<Clinic, 'email' | 'address' | 'phones'>): string {
  const box = address.postOfficeBox === undefined ? [] : ['notre boîte postale'];
  const places = [...(email === undefined ? [] : [email]), ...box];
  return places.length === 0
    ? `Appelez le ${displayPhone(phoneFor(phones, 'standard'))}`
    : `Écrivez à ${places.join(' ou à ')}`;
}

/** Whether a visitor may write, other than by SMS. */
export const canBeWrittenTo = ({
  chatNumber,
  email,
  formId,
}: Pick<Clinic, 'chatNumber' | 'email' | 'formId'>): boolean =>
  [chatNumber, email, formId].some((way) => way !== undefined);
