import phonePattern from '@/content/model/booking/phone-pattern.json';

/** docs/requirements.md § 5 */
export interface AskedField<Name extends string> {
  name: Name;
  label: string;
  /** Undefined for plain text. */
  type?: 'tel' | 'email';
  /** Undefined if HTML has no token for the field. */
  autoComplete?: string;
  pattern?: string;
  /** Message for an invalid field; undefined for an optional field. */
  missing?: string | undefined;
  /** Said of what is no address. */
  mismatch?: string;
}

/** A name has a letter. */
const pattern = String.raw`[^]*\p{L}[^]*`;

export const nameFields = [
  {
    name: 'firstName',
    label: 'Prénom',
    autoComplete: 'given-name',
    pattern,
    missing: 'Écrivez le prénom.',
  },
  {
    name: 'lastName',
    label: 'Nom',
    autoComplete: 'family-name',
    pattern,
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

export const emailField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'email',
  missing: 'Écrivez votre adresse e-mail.',
  mismatch: 'Écrivez une adresse e-mail complète, par exemple nom@exemple.com.',
} as const;

/** Asked of who writes for a relative. */
export const writerField = {
  name: 'writer',
  label: 'Votre nom',
  autoComplete: 'name',
  pattern,
  missing: 'Écrivez votre nom.',
};

/** Asked of who wants « un autre jour ». */
export const daysField = {
  name: 'days',
  label: 'Vos jours libres',
  missing: 'Écrivez les jours qui vous conviennent.',
};

/** Of who is called back. */
export const calledPhoneField = {
  ...phoneField,
  label: 'Votre téléphone',
  pattern: phonePattern,
};
