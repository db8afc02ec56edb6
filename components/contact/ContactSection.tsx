import { Island } from '@/components/islands/Island';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Section } from '@/components/ui/section/Section';
import { canBeWrittenTo, showsTheWay, type Clinic } from '@/content/model/clinic/clinic';
import { complaintId, routes, type HomeAnchor } from '@/content/model/clinic/routes';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import * as styles from './ContactSection.css';
import { FindUs } from './FindUs';
import { Stack } from '@/components/ui/stack/Stack';
import { buttons } from '@/components/ui/stack/Stack.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callFor, ofKinds, waysTo, type Way } from '@/content/model/clinic/ways';

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

/** For a clinic without a form. */
const WrittenWays = ({ ways }: { ways: readonly Way[] }) => (
  <Stack gap="sm">
    <p>
      N’écrivez pas de détails médicaux. <a href={routes.privacy()}>Ce que devient votre message</a>
    </p>
    <div className={buttons}>
      {ofKinds(ways, 'chat', 'email').map((way, index) => (
        <WayButton key={way.href} way={way} kind={index === 0 ? 'action' : 'outline'} />
      ))}
    </div>
  </Stack>
);

function MessageCard({ clinic, keptFor, reply, results }: MessageCardProps) {
  const { formId } = clinic;
  const ways = waysTo(clinic, 'appointment');
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
      <p id={complaintId} tabIndex={-1} className={styles.results}>
        <a href={routes.complaint()}>{'Une réclamation\u00a0?'}</a> Écrivez-la ici.
      </p>
      {formId === undefined ? (
        <WrittenWays ways={ways} />
      ) : (
        <Island
          name="ContactForm"
          wake="visible"
          of={ContactForm}
          props={{
            formId,
            sectionId,
            ways: [...ofKinds(ways, 'chat'), callFor(clinic, 'question')],
            keptFor,
            reply,
          }}
        />
      )}
    </Card>
  );
}

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
        <ButtonLink href={routes.booking()} size="large">
          Prendre rendez-vous
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
        {showsTheWay(clinic) && (
          <div className={styles.map}>
            <FindUs clinic={clinic} />
          </div>
        )}
      </div>
    </Section>
  );
}
