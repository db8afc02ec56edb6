import type { ReactNode } from 'react';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/Field';
import { control, pair, textArea } from '@/components/ui/field/Field.css';
import { TextField } from '@/components/ui/field/TextField';
import { mirrorOf } from '@/components/ui/form-post/own-post';
import {
  contactSubjects,
  fieldSentence,
  subjectLabel,
  type ContactField,
  type FieldProblems,
} from '@/content/model/contact/contact';
import { routes } from '@/content/model/clinic/routes';
import { controlId } from './form-parts';

interface ControlProps {
  id: string;
  name: string;
  error: string | undefined;
  readOnly: boolean;
}

export function ContactFields({
  subject,
  problems,
  readOnly,
  withoutEmail,
}: {
  /** The hidden field `_subject` repeats it (docs/requirements.md § 3). */
  subject: string;
  problems: FieldProblems;
  readOnly: boolean;
  withoutEmail: ReactNode;
}) {
  const common = (field: ContactField): ControlProps => ({
    id: controlId(field),
    name: field,
    error: fieldSentence(field, problems),
    readOnly,
  });
  return (
    <>
      <IdentityFields common={common} />
      {withoutEmail}
      <div className={pair}>
        <TextField
          {...common('phone')}
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <SubjectField error={fieldSentence('subject', problems)} />
      </div>
      <MessageField error={fieldSentence('message', problems)} readOnly={readOnly} />
      {/* Disabled, since without scripts nothing would update it. */}
      <input type="hidden" name="_subject" {...mirrorOf('subject')} value={subject} disabled />
      {/*
        A trap for robots, which fill in every field: the provider silently discards a message that contains it.
        Browsers neither fill in nor post a disabled field.
      */}
      <input name="_gotcha" disabled hidden />
    </>
  );
}

function IdentityFields({ common }: { common: (field: ContactField) => ControlProps }) {
  return (
    <div className={pair}>
      <TextField {...common('name')} label="Nom" type="text" autoComplete="name" required />
      <TextField
        {...common('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck="false"
        required
      />
    </div>
  );
}

function SubjectField({ error }: { error: string | undefined }) {
  const id = controlId('subject');
  return (
    <Field id={id} label="Sujet" error={error}>
      {/* A default value would undo a choice made before hydration. No option is empty, so it is not `required`. */}
      <select id={id} name="subject" className={control} {...describe(id, { error })}>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjectLabel(subject)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function MessageField({ error, readOnly }: { error: string | undefined; readOnly: boolean }) {
  const id = controlId('message');
  const hint = (
    <>
      N’écrivez pas de détails médicaux ici.{' '}
      <a href={routes.privacy()}>Ce que devient votre message</a>
    </>
  );
  return (
    <Field id={id} label="Message" hint={hint} error={error}>
      <textarea
        id={id}
        name="message"
        rows={4}
        required
        readOnly={readOnly}
        className={textArea}
        {...describe(id, { hint, error })}
      />
    </Field>
  );
}
