import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import { WayButton } from '@/components/ui/ways/WayButton';
import { lead } from '@/components/theme/typography.css';
import { canBeWrittenTo, type Clinic } from '@/content/model/clinic/clinic';
import { openingLine } from '@/content/model/calendar/print';
import type { Rule } from '@/content/model/calendar/rule';
import type { NightService } from '@/content/model/opening-hours/night-services';
import { routes } from '@/content/model/clinic/routes';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';
import * as styles from './AppointmentBand.css';

export interface NightServices {
  openingHours: readonly Rule[];
  /** Only for a clinic that never closes. */
  services: readonly NightService[];
}

function Night({ openingHours, services }: NightServices) {
  if (services.length === 0)
    return openingHours.map((row) => (
      <p key={openingLine(row)} className={styles.hours}>
        {openingLine(row)}
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
  const ways = waysTo(clinic, 'appointment');
  const look = { size: 'large', width: 'full' } as const;
  return (
    <div className={styles.buttons}>
      <ButtonLink href={routes.booking()} kind="onNightFirst" {...look}>
        Prendre rendez-vous
      </ButtonLink>
      {ofKinds(ways, 'call', 'chat', 'email').map((way) => (
        <WayButton key={way.href} way={way} kind="onNight" iconSize={24} {...look} />
      ))}
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
            <p className={`${styles.intro} ${lead}`}>
              {`Contactez-nous dès maintenant par téléphone${canBeWrittenTo(clinic) ? ' ou message' : ''}.`}
            </p>
            <Ways clinic={clinic} />
          </div>
          {night && night.openingHours.length + night.services.length > 0 && (
            <div className={styles.words}>
              <Night {...night} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
