import { valuesOf } from '../model/stated';
import { content } from '../schema/content';
import { accessPlan } from './access-plan';

/** Who the clinic is and how it is reached, each fact with its mark. */
export const clinicFacts = {
  ...content.clinic,
  plan: { is: accessPlan, confirmed: 'non' },
} as const;

/** The same without their marks, as the pages take them. */
export const clinic = valuesOf(clinicFacts);
