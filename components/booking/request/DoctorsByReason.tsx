import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { WayLink } from '@/components/ui/ways/WayLink';
import { unnamed, type Offer, type OfferedDoctor } from '@/content/model/booking/request';
import { routes } from '@/content/model/clinic/routes';
import {
  appointmentText,
  hrefSaying,
  ofKinds,
  textAbout,
  type Way,
} from '@/content/model/clinic/ways';
import * as styles from './DoctorsByReason.css';
import type { TileReason } from './ReasonStep';
import type { SickNowProps } from './BeforeDoctors';

function Doctor({
  doctor: { slug, name, days, call },
  ways,
}: { doctor: OfferedDoctor } & Pick<ByReasonProps, 'ways'>) {
  const textFor = slug === '' ? textAbout : appointmentText;
  const [way] = [...ofKinds(ways, 'chat'), ...(call ? [call] : []), ...ofKinds(ways, 'call')];
  return (
    <li className={styles.doctor}>
      <div>
        {slug === '' ? name : <a href={routes.doctor(name)}>{name}</a>}
        <p>{days}</p>
      </div>
      {way && <WayLink way={{ ...way, href: hrefSaying(way, textFor(name)) }}>{way.label}</WayLink>}
    </li>
  );
}

/** Compact, since several reasons repeat it. */
function SickLines({ question, words, call, ways }: SickNowProps & { question: string }) {
  return (
    <div className={styles.sick}>
      <p>
        <b className={styles.question}>{question}</b> {words}
      </p>
      <p className={styles.ways}>
        {[call, ...ways].map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

interface ByReasonProps extends Pick<Offer, 'doctors'> {
  reasons: readonly TileReason[];
  ways: readonly Way[];
  sickNow: SickNowProps;
}

function DoctorsOf({
  reason,
  reasons,
  doctors,
  ways,
  sickNow,
}: ByReasonProps & { reason: TileReason }) {
  return (
    <section id={reason.id} tabIndex={-1} aria-labelledby={`${reason.id}-titre`}>
      {reasons
        .filter(({ sameAs }) => sameAs === reason.id)
        .map(({ id }) => (
          <span key={id} id={id} tabIndex={-1} />
        ))}
      <Heading level={3} look="item" id={`${reason.id}-titre`}>
        {reason.title}
      </Heading>
      {reason.urgent !== undefined && <SickLines question={reason.urgent} {...sickNow} />}
      {reason.answer && <p>{reason.answer.words}</p>}
      <CountedList>
        {(reason.doctors.length === 0
          ? [unnamed(reason)]
          : doctors.filter(({ slug }) => reason.doctors.includes(slug))
        ).map((doctor) => (
          <Doctor key={doctor.slug} doctor={doctor} ways={ways} />
        ))}
      </CountedList>
    </section>
  );
}

/** Shown where the script of the steps cannot run, or is lost. */
export function DoctorsByReason({ id, ...offer }: ByReasonProps & { id: string }) {
  return (
    <div id={id} tabIndex={-1} className={styles.list}>
      {offer.reasons
        .filter(({ sameAs }) => sameAs === undefined)
        .map((reason) => (
          <DoctorsOf key={reason.id} reason={reason} {...offer} />
        ))}
    </div>
  );
}
