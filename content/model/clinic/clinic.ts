import type { ClinicFacts } from './schema';
import type { AccessPlan } from '../access-plan/schema';

export type Clinic = { readonly [Field in keyof ClinicFacts]: ClinicFacts[Field]['is'] } & {
  readonly plan?: AccessPlan;
};

/** Returns « BP 12, Quartier Sada, Dosso, Niger », or « BP E 0000, Bamako Nord, Mali » where the area names the city. */
export function postalAddress({ postOfficeBox, area, city, country }: Clinic['address']): string {
  return [postOfficeBox, area, ...(area.includes(city) ? [] : [city]), country].join(', ');
}
