/** The text fields of docs/requirements.md § 5, all required. */
export const patientFields = [
  {
    name: 'firstName',
    label: 'Prénom',
    type: 'text',
    autoComplete: 'given-name',
    inputMode: 'text',
    missing: 'Écrivez le prénom.',
  },
  {
    name: 'lastName',
    label: 'Nom',
    type: 'text',
    autoComplete: 'family-name',
    inputMode: 'text',
    missing: 'Écrivez le nom.',
  },
  {
    name: 'phone',
    label: 'Téléphone',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    missing: 'Écrivez le numéro de téléphone en entier.',
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    missing: 'Écrivez votre adresse e-mail.',
  },
] as const;

/** Asked of who wants « un autre jour ». */
export const daysField = {
  name: 'days',
  label: 'Vos jours libres',
  type: 'text',
  autoComplete: 'off',
  inputMode: 'text',
  missing: 'Écrivez les jours qui vous conviennent.',
} as const;

type FieldName = (typeof patientFields)[number]['name'] | (typeof daysField)['name'] | 'consent';

export type PatientProblems = { readonly [Name in FieldName]?: string };

function problemOf(control: HTMLInputElement): string | null {
  if (control.validity.valid) return null;
  if (control.type === 'checkbox') return 'Cochez cette case pour continuer.';
  if (control.validity.typeMismatch) {
    return 'Écrivez une adresse e-mail complète, par exemple nom@exemple.com.';
  }
  return [...patientFields, daysField].find(({ name }) => name === control.name)?.missing ?? null;
}

export function problemsOf(form: HTMLFormElement): PatientProblems {
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const found = controls.map((control) => [control.name, problemOf(control)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** Returns those of `problems` that still apply, and no new one. */
export function problemsLeft(problems: PatientProblems, form: HTMLFormElement): PatientProblems {
  const now = new Map<string, string>(Object.entries(problemsOf(form)));
  return Object.fromEntries(
    Object.entries(problems).filter(([name, problem]) => now.get(name) === problem),
  );
}
