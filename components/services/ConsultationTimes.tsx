import { DatedLine } from '@/components/ui/dated/DatedLine';
import { Icon } from '@/components/ui/icon/Icon';
import { announcedDays } from '@/content/model/doctors/announced';
import { consultationWords } from '@/content/model/doctors/consultation';
import type { Day } from '@/content/model/calendar/day';
import type { Doctor } from '@/content/model/doctors/doctor';
import { askForDays } from '@/content/model/doctors/slot-words';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import * as styles from './ConsultationTimes.css';

function Announced({ doctor }: { doctor: Doctor }) {
  return announcedDays(doctor, doctor.name).map((announced) => (
    <DatedLine key={`${announced.lead ?? ''}${announced.during.du}`} {...announced} />
  ));
}

export function ConsultationTimes({
  doctors,
  closures,
  today,
  receivesAtNight,
}: {
  doctors: readonly Doctor[];
  closures: readonly Closure[];
  today: Day;
  receivesAtNight: boolean;
}) {
  if (doctors.length === 0) return null;
  return (
    <>
      <p className={styles.times}>
        <Icon name="clock" size={20} className={styles.clock} />
        <span>
          {`Consultations\u00a0: ${consultationWords(doctors) || askForDays}.`}
          {receivesAtNight && ' Les urgences sont ouvertes jour\u00a0et\u00a0nuit.'}
        </span>
      </p>
      {announcedClosures(closures, today).map((closed) => (
        <DatedLine key={closed.during.du} {...closed} />
      ))}
      {doctors.map((doctor) => (
        <Announced key={doctor.name} doctor={doctor} />
      ))}
    </>
  );
}
