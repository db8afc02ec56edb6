import type { ClinicFacts } from './schema';
import type { AccessPlan } from '../access-plan/schema';

export type Clinic = { readonly [Field in keyof ClinicFacts]: ClinicFacts[Field]['is'] } & {
  readonly plan?: AccessPlan;
};
