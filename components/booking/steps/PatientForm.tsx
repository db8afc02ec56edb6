import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { button } from '@/components/ui/button/button';
import { cleanFields, problemsLeft, problemsOf, type PatientProblems } from './problems';
import * as styles from './steps.css';

interface PatientFormProps {
  /** All that is typed and ticked. */
  values: object;
  /** Words of its button. */
  next: string;
  onSubmit: () => void;
  back?: ReactNode;
  children: (problems: PatientProblems) => ReactNode;
}

/** Problems come when the form is submitted, and go as their fields become right. */
export function PatientForm({ values, next, onSubmit, back, children }: PatientFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<PatientProblems>({});
  useLayoutEffect(() => {
    const now = problemsOf(form.current);
    setProblems((before) => problemsLeft(before, now));
  }, [values]);
  const submit = (event: MouseEvent) => {
    event.preventDefault();
    cleanFields(form.current);
    const found = problemsOf(form.current);
    setProblems(found);
    if (Object.keys(found).length === 0) onSubmit();
    else form.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
  };
  return (
    // Our French messages replace the browser's bubbles.
    <form ref={form} noValidate className={styles.form}>
      {children(problems)}
      <div className={styles.actions}>
        <button type="submit" className={button()} onClick={submit}>
          {next}
        </button>
        {back}
      </div>
    </form>
  );
}
