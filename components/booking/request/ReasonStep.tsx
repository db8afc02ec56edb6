import { Folded } from '@/components/ui/folded/Folded';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { CountedList } from '@/components/ui/list/CountedList';
import type { Offer, Reason } from '@/content/model/booking/request';
import { routes } from '@/content/model/clinic/routes';
import { uncapitalised } from '@/content/fields/typography';
import { other } from './AppointmentRequest.css';
import * as styles from './ReasonStep.css';
import { StepLink } from './StepLink';

export interface TileReason extends Reason {
  /** « Enfant », in a tile; else undefined. */
  tile: string | undefined;
  icon: IconName | undefined;
  /** The id of an earlier reason that has the same doctors. */
  sameAs: string | undefined;
}

function Tiles({ reasons }: { reasons: readonly TileReason[] }) {
  return (
    <CountedList className={styles.tiles}>
      {reasons.map((reason) => (
        <li key={reason.id}>
          <StepLink to={{ reason }} place={reason.id} className={styles.tile}>
            {reason.icon && <Icon name={reason.icon} size={32} />}
            {reason.tile}
          </StepLink>
        </li>
      ))}
    </CountedList>
  );
}

const Specialties = ({ reasons }: Pick<Offer, 'reasons'>) => (
  <CountedList className={styles.names}>
    {reasons
      .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'))
      .map((reason) => (
        <li key={reason.id}>
          <StepLink to={{ reason }} place={reason.id} className={other}>
            {reason.title}
          </StepLink>
        </li>
      ))}
  </CountedList>
);

function Doctors(offer: Pick<Offer, 'reasons' | 'doctors'>) {
  const reasonOf = (slug: string) =>
    offer.reasons.find(({ doctors }) => doctors.includes(slug))?.id ?? '';
  return (
    <CountedList className={styles.names}>
      {offer.doctors.map((doctor) => (
        <li key={doctor.slug}>
          <StepLink to={{ doctor }} place={reasonOf(doctor.slug)} className={other}>
            {`${doctor.name}, ${uncapitalised(doctor.specialty)}`}
          </StepLink>
        </li>
      ))}
    </CountedList>
  );
}

export function ReasonStep({
  reasons,
  doctors,
}: Pick<Offer, 'doctors'> & { reasons: readonly TileReason[] }) {
  return (
    <div className={styles.first}>
      <Tiles reasons={reasons.filter(({ tile }) => tile !== undefined)} />
      <div>
        <Folded summary="Par spécialité" summaryClassName={styles.row}>
          <Specialties reasons={reasons.filter(({ sameAs }) => sameAs === undefined)} />
        </Folded>
        {doctors.length > 0 && (
          <Folded summary="Par nom" summaryClassName={styles.row}>
            <Doctors reasons={reasons} doctors={doctors} />
          </Folded>
        )}
        <a href={routes.haveAppointment()} className={styles.row}>
          J’ai déjà un rendez-vous
          <Icon name="arrow-right" size={20} />
        </a>
      </div>
    </div>
  );
}
