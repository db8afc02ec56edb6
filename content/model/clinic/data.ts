import { valuesOf } from './stated';
import { content } from '../../reader/content';
import { accessPlan } from './access-plan-data';

/** Name, addresses and numbers of the clinic, each with its `confirmed` mark. */
export const clinicFacts = {
  ...content.clinic,
  plan: { is: accessPlan, confirmed: 'non' },
} as const;

/** `clinicFacts` without the marks. */
export const clinic = valuesOf(clinicFacts);
