import type { Values } from '../../fields/stated';
import type { ClinicFacts } from './schema';
import type { Noun } from '../doctors/naming';

export type Clinic = Values<ClinicFacts> & {
  /** Whether a way to the clinic is drawn in `content/pictures/plan.svg`. */
  hasPlan: boolean;
  street?: string | undefined;
  /** Where the way to the clinic is shown. */
  wayHref: string;
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

/** Whether a visitor may write, other than by SMS. */
export const canBeWrittenTo = ({
  chatNumber,
  email,
  formId,
}: Pick<Clinic, 'chatNumber' | 'email' | 'formId'>): boolean =>
  [chatNumber, email, formId].some((way) => way !== undefined);
