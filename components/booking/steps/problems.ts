import { cleaned } from '@/content/fields/typed';

/** French messages, keyed by field name. */
export type PatientProblems = Record<string, string | undefined>;

/** Attributes of a control: the sentence where it is empty, and where it is no address. */
export const problemData = (missing: string | undefined, mismatch?: string) => ({
  'data-missing': missing,
  'data-mismatch': mismatch,
});

/** Replaces what is typed, where it is not what is sent, and has it kept. */
export function cleanFields(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll('input') ?? []) {
    const clean = cleaned(input.value, input.type);
    if (clean === input.value) continue;
    input.value = clean;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

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
