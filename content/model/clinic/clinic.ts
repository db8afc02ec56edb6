import type { Values } from '../../fields/stated';
import type { ClinicFacts } from './schema';
import type { Noun } from '../doctors/naming';

export type Clinic = Omit<Values<ClinicFacts>, 'siteUrl'> & {
  /** Without a final slash; empty as long as nobody gives it. */
  siteUrl: string;
  /** Whether a way to the clinic is drawn in `content/pictures/plan.svg`. */
  hasPlan: boolean;
  street?: string | undefined;
  /** Where the way to the clinic is shown. */
  wayHref: string;
  /** What the site calls one of its doctors. */
  noun: Noun;
};

/** Two countries are told apart by their capitals, which a city need not repeat: « Kinshasa, Congo ». */
const countryBeside = (city: string, country: string) =>
  country === `Congo-${city}` ? 'Congo' : country;

/**
 * Returns « BP 12, Quartier Sada, Dosso, Niger »; « Bamako Nord, Mali » without a box, where the area names the city;
 * « Djibouti » where the country does.
 */
export const postalAddress = ({ postOfficeBox, area, city, country }: Clinic['address']): string =>
  [
    postOfficeBox,
    area,
    area?.includes(city) ? undefined : city,
    city === country ? undefined : countryBeside(city, country),
  ]
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

/** Whether the home page shows how to come. */
export const showsTheWay = ({ hasPlan, directions, geo, mapEmbedUrl }: Clinic): boolean =>
  hasPlan || [directions, geo, mapEmbedUrl].some((way) => way !== undefined);
