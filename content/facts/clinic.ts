import type { Clinic } from '../model/clinic/clinic';
import { valuesOf } from '../fields/stated';
import { doctors } from './doctors';
import { practical } from './practical';
import { nounFor } from '../model/doctors/naming';
import { streetOf, wayHref } from '../model/practical/practical';
import { siteOrigin } from '../model/clinic/site-address';
import { content, hasPlan, hostAddress } from '../reader/content';

export const clinicFacts = content.clinic;

export const clinic: Clinic = {
  ...valuesOf(content.clinic),
  siteUrl: siteOrigin(content.clinic.siteUrl?.is, hostAddress),
  hasPlan,
  street: streetOf(practical),
  noun: nounFor(doctors),
  wayHref: wayHref(practical),
};
