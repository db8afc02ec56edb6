import { valuesOf } from './stated';
import { content } from '../../reader/content';
import { accessPlan } from './access-plan-data';

export const clinicFacts = {
  ...content.clinic,
  plan: { is: accessPlan, confirmed: 'non' },
} as const;

export const clinic = valuesOf(clinicFacts);
