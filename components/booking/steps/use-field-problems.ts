import { useRef, useState } from 'react';
import { problemsLeft, problemsOf, type PatientProblems } from './problems';

/** Problems come when the form is submitted, and go as their fields become right. */
export function useFieldProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<PatientProblems>({});
  const recheck = () => {
    if (form.current) setProblems(problemsLeft(problems, form.current));
  };
  /** Returns whether all is right; else focuses the first field that is not. */
  const check = (submitted: HTMLFormElement): boolean => {
    const found = problemsOf(submitted);
    setProblems(found);
    const isRight = Object.keys(found).length === 0;
    if (!isRight) submitted.querySelector<HTMLInputElement>('input:invalid')?.focus();
    return isRight;
  };
  return { form, problems, recheck, check };
}
