import type { Clinic } from './clinic';
import { valuesOf } from './stated';
import { content } from '../../reader/content';

export const clinicFacts = { ...content.clinic, ...(content.plan && { plan: content.plan }) };

export const clinic: Clinic = {
  ...valuesOf(content.clinic),
  ...(content.plan && { plan: content.plan.is }),
};
