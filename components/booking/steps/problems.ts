/** French sentences, by the name of a field. */
export type PatientProblems = Readonly<Record<string, string>>;

function problemOf({ validity, dataset }: HTMLInputElement): string | undefined {
  if (validity.valid) return undefined;
  return validity.typeMismatch ? dataset.mismatch : dataset.missing;
}

/** Reads `data-missing` of each invalid control, or `data-mismatch` of one that is no address. */
export function problemsOf(form: HTMLFormElement): PatientProblems {
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const problem = problemOf(control);
      return problem === undefined ? [] : [[control.name, problem]];
    }),
  );
}

/** Returns those of `problems` that still apply, and no new one. */
export function problemsLeft(problems: PatientProblems, form: HTMLFormElement): PatientProblems {
  const now = problemsOf(form);
  return Object.fromEntries(
    Object.entries(problems).filter(([name, problem]) => now[name] === problem),
  );
}
