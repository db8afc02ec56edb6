import { button } from '@/components/ui/button/button.css';
import { Card } from '@/components/ui/card/Card';
import { Field } from '@/components/ui/field/Field';
import { control, textArea } from '@/components/ui/field/Field.css';
import { Heading } from '@/components/ui/heading/Heading';
import { contactSubjects, defaultSubject } from '@/content/model/contact';
import { routes } from '@/content/model/routes';
import * as styles from './ContactForm.css';

/** The message form (specification §§ 3 to 5); without scripts it posts to the form provider's own page. */
export function ContactForm({ action }: { readonly action: string }) {
  return (
    <Card padding="medium">
      <div className={styles.title}>
        <Heading level={3} look="subtitle">
          Écrivez-nous
        </Heading>
      </div>
      <form action={action} method="post" className={styles.form}>
        <div className={styles.pair}>
          <Field id="contact-name" label="Nom" required>
            <input
              id="contact-name"
              name="name"
              type="text"
              autoComplete="name"
              required
              className={control}
            />
          </Field>
          <Field id="contact-phone" label="Téléphone">
            <input
              id="contact-phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              className={control}
            />
          </Field>
        </div>
        <Field id="contact-email" label="E-mail" required>
          <input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            className={control}
          />
        </Field>
        <Field id="contact-subject" label="Sujet" required>
          <select
            id="contact-subject"
            name="subject"
            required
            defaultValue={defaultSubject}
            className={control}
          >
            {contactSubjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </Field>
        <Field
          id="contact-message"
          label="Message"
          required
          hint={
            <>
              N’écrivez pas de détails médicaux ici.{' '}
              <a href={routes.privacy()}>Ce que devient votre message</a>
            </>
          }
        >
          <textarea
            id="contact-message"
            name="message"
            rows={4}
            required
            aria-describedby="contact-message-aide"
            className={textArea}
          />
        </Field>
        <input type="hidden" name="_subject" defaultValue={defaultSubject} />
        <div className={styles.trap}>
          <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </div>
        <button type="submit" className={button({ size: 'large' })}>
          Envoyer le Message
        </button>
      </form>
    </Card>
  );
}
