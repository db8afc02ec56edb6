import type { Clinic } from './clinic';
import { valuesOf } from './stated';
import { practical } from '../practical/data';
import { streetOf } from '../practical/practical';
import { content } from '../../reader/content';

export const clinicFacts = { ...content.clinic, ...(content.plan && { plan: content.plan }) };

export const clinic: Clinic = {
  ...valuesOf(content.clinic),
  ...(content.plan && { plan: content.plan.is }),
  street: streetOf(practical),
};
