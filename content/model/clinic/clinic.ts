import type { ClinicFacts } from './schema';
import type { AccessPlan } from './access-plan';

/** Name, addresses and numbers of the clinic, without their `confirmed` marks. */
export type Clinic = { readonly [Field in keyof ClinicFacts]: ClinicFacts[Field]['is'] } & {
  /** Shown whether or not the map loads. */
  readonly plan: AccessPlan;
};
