import { Section } from '@/components/ui/section/Section';
import type { Clinic } from '@/content/model/clinic';
import type { OpeningHours } from '@/content/model/schedule';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import * as styles from './ContactSection.css';
import { FindUs } from './FindUs';

/** The contact section, anchor `contact`: coordinates, form and map (specification § 2). */
export function ContactSection({
  clinic,
  openingHours,
}: {
  readonly clinic: Clinic;
  readonly openingHours: readonly OpeningHours[];
}) {
  return (
    <Section
      id="contact"
      title="Contact"
      intro="Prenez rendez-vous ou posez une question"
      tone="warm"
    >
      <div className={styles.layout}>
        <div className={styles.details}>
          <ContactDetails clinic={clinic} openingHours={openingHours} />
        </div>
        <div className={styles.form}>
          <ContactForm action={clinic.formEndpoint + clinic.formId} />
        </div>
        <div className={styles.map}>
          <FindUs clinic={clinic} />
        </div>
      </div>
    </Section>
  );
}
