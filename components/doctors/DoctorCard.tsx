import { timetable } from '@/components/ui/dated/slots';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { encode } from '@/content/model/calendar/code';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Doctor } from '@/content/model/doctors/doctor';
import { routes } from '@/content/model/clinic/routes';
import { AnnouncedDays } from './AnnouncedDays';
import { besideNumber, foot, glyph, phone } from './CardFoot.css';
import { DoctorDays } from './DoctorDays';
import { Portrait } from './Portrait';
import * as styles from './DoctorCard.css';
import { Icon } from '@/components/ui/icon/Icon';
import { WayButton } from '@/components/ui/ways/WayButton';
import { WayLink } from '@/components/ui/ways/WayLink';
import { nameInSentence } from '@/content/model/doctors/naming';
import { areWalkIn } from '@/content/model/doctors/slot-words';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';

/** A cropped portrait is wider than its box. */
const widths = {
  above: '(min-width: 104em) 17vw, (min-width: 75em) 280px, (min-width: 64em) 23vw, 90px',
  beside: '(min-width: 37.5em) 230px, 90px',
};

interface DoctorCardProps {
  doctor: Doctor;
  clinic: Clinic;
  headingLevel: 2 | 3 | 4;
  showPhone: boolean;
  /** Its place on a wide screen. On a phone, it is always beside the text. */
  portrait: keyof typeof widths;
}

function CardWays({ doctor, clinic, showPhone }: DoctorCardProps) {
  const ways = waysTo(clinic, 'appointment', { doctor });
  const [call] = ofKinds(ways, 'call');
  const [easiest] = ofKinds(ways, 'chat', 'call');
  return (
    <>
      {showPhone && call && (
        <WayLink way={call} className={phone}>
          <Icon name="phone" size={20} className={glyph} />
          {call.note}
        </WayLink>
      )}
      {areWalkIn(doctor.consultation) ? (
        <ButtonLink href={clinic.wayHref} kind="quiet" size="small">
          Venez
        </ButtonLink>
      ) : (
        easiest && (
          <WayButton
            way={easiest}
            words="Prendre RDV"
            about={`avec ${nameInSentence(doctor.name)}`}
            iconClass={besideNumber}
            kind="quiet"
            size="small"
          />
        )
      )}
    </>
  );
}

/** docs/requirements.md § 2 */
export function DoctorCard(props: DoctorCardProps) {
  const { doctor, headingLevel, portrait } = props;
  return (
    <article className={styles.layout({ portrait })}>
      <div className={styles.portrait({ portrait })}>
        <Portrait
          doctor={doctor}
          sizes={widths[portrait]}
          className={styles.images[portrait]}
          ratio="square"
          isDescribed={portrait === 'above'}
        />
      </div>
      <section {...timetable(encode(doctor.timetable))} className={styles.words({ portrait })}>
        <Heading level={headingLevel} look="item">
          <a href={routes.doctor(doctor.name)}>{doctor.name}</a>
        </Heading>
        <p className={styles.specialty}>{doctor.specialty}</p>
        <AnnouncedDays doctor={doctor} />
        <DoctorDays doctor={doctor} />
      </section>
      <div className={foot({ portrait })}>
        <CardWays {...props} />
      </div>
    </article>
  );
}
