import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Container } from '@/components/ui/section/Container';
import { lead } from '@/components/theme/typography.css';
import { appointmentChatText, chatLink, mailtoHref } from '@/content/model/clinic/chat';
import { canBeWrittenTo, type Clinic } from '@/content/model/clinic/clinic';
import type { NightService } from '@/content/model/opening-hours/night-services';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import {
  dayRangeLabel,
  hoursLabel,
  shortHoursLabel,
  type OpeningHours,
} from '@/content/model/opening-hours/schedule';
import * as styles from './AppointmentBand.css';

export interface NightServices {
  openingHours: readonly OpeningHours[];
  /** Only for a clinic that never closes. */
  services: readonly NightService[];
}

function Night({ openingHours, services }: NightServices) {
  if (services.length === 0)
    return openingHours.map((row) => (
      <p key={shortHoursLabel(row)} className={styles.hours}>
        {`${dayRangeLabel(row)}\u00a0: ${hoursLabel(row)}`}
      </p>
    ));
  return (
    <>
      <p className={styles.hours}>{'Ouverts du lundi au dimanche, 24h/24\u00a0:'}</p>
      <ul aria-label="Services ouverts la nuit aussi" className={styles.services}>
        {services.map(({ title, href }) => (
          <li key={title}>
            <a href={href} className={styles.service}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ways({ clinic }: { clinic: Clinic }) {
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  const look = { kind: 'onNight', size: 'large', width: 'full' } as const;
  return (
    <div className={styles.buttons}>
      <CallButton {...callLink(bookingPhone)} iconSize={24} {...look} kind="onNightFirst" />
      {clinic.chatNumber !== undefined && (
        <NewTabLink href={chatLink(clinic.chatNumber, appointmentChatText)} look={look}>
          <Icon name="chat" size={24} />
          WhatsApp
        </NewTabLink>
      )}
      {clinic.email !== undefined && (
        <ButtonLink href={mailtoHref(clinic.email)} {...look}>
          <Icon name="mail" size={24} />
          E-mail
        </ButtonLink>
      )}
    </div>
  );
}

export function AppointmentBand({
  clinic,
  isOpenAtNight,
  night,
}: {
  clinic: Clinic;
  isOpenAtNight: boolean;
  night?: NightServices;
}) {
  return (
    <section id="rdv" aria-labelledby="rdv-titre" tabIndex={-1} className={styles.band}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            {isOpenAtNight && (
              <div className={styles.moon}>
                <Icon name="moon" size={48} />
              </div>
            )}
            <Heading level={2} look="title" color="inherit" id="rdv-titre">
              {'Prêt à Prendre Rendez-vous\u00a0?'}
            </Heading>
            <a href={routes.booking()} className={styles.steps}>
              Prendre rendez-vous en quatre étapes
            </a>
            <p className={`${styles.intro} ${lead}`}>
              {`Contactez-nous dès maintenant par téléphone${canBeWrittenTo(clinic) ? ' ou message' : ''}.`}
            </p>
            <Ways clinic={clinic} />
          </div>
          {night && (
            <div className={styles.words}>
              <Night {...night} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
