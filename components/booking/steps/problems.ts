/** French messages, keyed by field name. */
export type PatientProblems = Record<string, string | undefined>;

/** Attributes of a control: the sentence where it is empty, and where it is no address. */
export const problemData = (missing: string | undefined, mismatch?: string) => ({
  'data-missing': missing,
  'data-mismatch': mismatch,
});

/** Reads them of each invalid control. */
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
