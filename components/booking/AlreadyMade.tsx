import { button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Heading } from '@/components/ui/heading/Heading';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { buttons } from '@/components/ui/stack/Stack.css';
import { capitalised } from '@/content/fields/typography';
import { queryOf } from '@/content/model/booking/request';
import { chatLink, mailtoHref } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import * as styles from './AlreadyMade.css';

const toComplete = ({ noun }: Clinic) =>
  [
    'Bonjour, j’ai déjà un rendez-vous.',
    'Je souhaite (le déplacer, l’annuler, ou je serai en retard) : ',
    `${capitalised(noun)} : `,
    'Jour : ',
    'Patient : ',
  ].join('\n');

const subject = 'Mon rendez-vous';

/** `hasSteps`: the page has the steps of a request. */
export function AlreadyMade({ clinic, hasSteps }: { clinic: Clinic; hasSteps: boolean }) {
  const { chatNumber, email, noun } = clinic;
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  return (
    <section id="deja" tabIndex={-1} aria-labelledby="deja-titre" className={styles.section}>
      <Heading level={2} look="subtitle" id="deja-titre">
        J’ai déjà un rendez-vous
      </Heading>
      <p>Pour le déplacer, l’annuler ou dire que vous serez en retard.</p>
      <div className={buttons}>
        {hasSteps && (
          <a href={`${queryOf({ isMade: true })}#deja`} className={`${button()} ${styles.steps}`}>
            Choisir le {noun} et le jour
          </a>
        )}
        {chatNumber !== undefined && (
          <NewTabLink href={chatLink(chatNumber, toComplete(clinic))} look={{ kind: 'outline' }}>
            WhatsApp, à compléter
          </NewTabLink>
        )}
        {chatNumber === undefined && email !== undefined && (
          <ButtonLink
            href={mailtoHref(email, { subject, body: toComplete(clinic) })}
            kind="outline"
          >
            E-mail, à compléter
          </ButtonLink>
        )}
        <CallButton {...callLink(bookingPhone)} kind="outline" />
      </div>
    </section>
  );
}
