/** French sentences, by the name of a field. */
export type PatientProblems = Readonly<Record<string, string | undefined>>;

/** Reads `data-missing` of each invalid control, or `data-mismatch` of one that is no address. */
export function problemsOf(form: HTMLFormElement | null): PatientProblems {
  const invalid = form?.querySelectorAll<HTMLInputElement>('input:invalid') ?? [];
  return Object.fromEntries(
    [...invalid].map(({ name, validity, dataset }) => [
      name,
      validity.typeMismatch ? dataset.mismatch : dataset.missing,
    ]),
  );
}

/** Returns those of `problems` that are also in `now`. */
export const problemsLeft = (problems: PatientProblems, now: PatientProblems): PatientProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name, problem]) => now[name] === problem));
