import type { Clinic } from '../model/clinic/clinic';
import { valuesOf } from '../fields/stated';
import { doctors } from './doctors';
import { practical } from './practical';
import { nounFor } from '../model/doctors/naming';
import { streetOf } from '../model/practical/practical';
import { content, hasPlan } from '../reader/content';

export const clinicFacts = content.clinic;

export const clinic: Clinic = {
  ...valuesOf(content.clinic),
  hasPlan,
  street: streetOf(practical),
  noun: nounFor(doctors),
};
