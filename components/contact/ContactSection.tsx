import { Island } from '@/components/islands/Island';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Section } from '@/components/ui/section/Section';
import { canBeWrittenTo, type Clinic } from '@/content/model/clinic/clinic';
import { phoneFor } from '@/content/model/clinic/phone';
import { routes, type HomeAnchor } from '@/content/model/clinic/routes';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import * as styles from './ContactSection.css';
import { FindUs } from './FindUs';
import { WaysToWrite } from './WaysToWrite';

const sectionId = 'contact' satisfies HomeAnchor;

interface MessageCardProps {
  clinic: Clinic;
  /** A French phrase. */
  keptFor: string;
  /** A sentence; undefined until the clinic gives it. */
  reply: string | undefined;
  /** Undefined until the clinic gives it. */
  results: { words: string; href: string } | undefined;
}

function MessageCard({ clinic, keptFor, reply, results }: MessageCardProps) {
  const { phones, chatNumber, formId } = clinic;
  return (
    <Card padding="medium">
      <Heading level={3} look="subtitle" gap="md">
        Écrivez-nous
      </Heading>
      {results && (
        <p className={styles.results}>
          <a href={results.href}>{'Vos résultats\u00a0?'}</a> {results.words}
        </p>
      )}
      {formId === undefined ? (
        <WaysToWrite clinic={clinic} />
      ) : (
        <Island
          name="ContactForm"
          wake="visible"
          of={ContactForm}
          props={{
            formId,
            sectionId,
            otherWays: { phone: phoneFor(phones, 'standard'), chatNumber },
            keptFor,
            reply,
          }}
        />
      )}
    </Card>
  );
}

const hasWay = ({ hasPlan, directions, geo, mapEmbedUrl }: Clinic) =>
  hasPlan || [directions, geo, mapEmbedUrl].some((way) => way !== undefined);

export function ContactSection({
  hours,
  ...message
}: MessageCardProps & {
  hours: readonly string[];
}) {
  const { clinic } = message;
  return (
    <Section
      id={sectionId}
      title="Contact"
      intro="Prenez rendez-vous ou posez une question"
      tone="warm"
      isFar
    >
      <p className={styles.steps}>
        <ButtonLink href={routes.booking()} kind="quiet">
          Prendre rendez-vous en quatre étapes
        </ButtonLink>
      </p>
      <div className={styles.layout}>
        <div className={styles.details}>
          <ContactDetails level={3} clinic={clinic} hours={hours} />
        </div>
        {canBeWrittenTo(clinic) && (
          <div className={styles.form}>
            <MessageCard {...message} />
          </div>
        )}
        {hasWay(clinic) && (
          <div className={styles.map}>
            <FindUs clinic={clinic} />
          </div>
        )}
      </div>
    </Section>
  );
}
