/** Text fields of docs/requirements.md § 5, all required. `missing` is said while one is not valid. */

export const nameFields = [
  {
    name: 'firstName',
    label: 'Prénom',
    type: 'text',
    autoComplete: 'given-name',
    missing: 'Écrivez le prénom.',
  },
  {
    name: 'lastName',
    label: 'Nom',
    type: 'text',
    autoComplete: 'family-name',
    missing: 'Écrivez le nom.',
  },
] as const;

export const phoneField = {
  name: 'phone',
  label: 'Téléphone',
  type: 'tel',
  autoComplete: 'tel',
  missing: 'Écrivez le numéro de téléphone en entier.',
} as const;

const ofDay = { type: 'text', autoComplete: 'off' } as const;

/** Asked of who wants « un autre jour ». */
export const daysField = {
  ...ofDay,
  name: 'days',
  label: 'Vos jours libres',
  missing: 'Écrivez les jours qui vous conviennent.',
};

/** Asked of who has an appointment on another day than those listed. */
export const dateField = {
  ...ofDay,
  name: 'date',
  label: 'Jour du rendez-vous',
  missing: 'Écrivez le jour du rendez-vous.',
};
