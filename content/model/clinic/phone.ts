import type { Telephone } from '../../fields/telephone';

export type PhoneNumber = Telephone['number'];

/** As written in `clinique.yaml`. */
export const phoneRoles = ['urgences', 'standard', 'rendez-vous', 'laboratoire'] as const;

export type PhoneRole = (typeof phoneRoles)[number];

export interface ClinicPhone extends Telephone {
  role?: PhoneRole;
  /** « Kinésithérapie » */
  label?: string;
}

export type ClinicPhones = readonly [ClinicPhone, ...ClinicPhone[]];
