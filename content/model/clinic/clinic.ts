import type { Values } from '../../fields/stated';
import type { ClinicFacts } from './schema';
import { displayPhone, phoneFor } from './phone';
import type { AccessPlan } from '../access-plan/schema';

export type Clinic = Values<ClinicFacts> & {
  plan?: AccessPlan;
  street?: string | undefined;
};

/** Returns « BP 12, Quartier Sada, Dosso, Niger », or « Bamako Nord, Mali » without a box, where the area names the city. */
export function postalAddress({ postOfficeBox, area, city, country }: Clinic['address']): string {
  const box = postOfficeBox === undefined ? [] : [postOfficeBox];
  return [...box, area, ...(area.includes(city) ? [] : [city]), country].join(', ');
}

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
