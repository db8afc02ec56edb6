import type { ClinicFacts } from '../schema/clinic';
import type { AccessPlan } from './access-plan';

/** Who the clinic is and how it is reached. */
export type Clinic = { readonly [Field in keyof ClinicFacts]: ClinicFacts[Field]['is'] } & {
  /** The drawn plan, shown whether or not the map loads. */
  readonly plan: AccessPlan;
};
