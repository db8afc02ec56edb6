import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { timetable } from '@/components/ui/dated/slots';
import { Heading } from '@/components/ui/heading/Heading';
import { LinkList } from '@/components/ui/link/LinkList';
import { lead } from '@/components/theme/typography.css';
import { encode } from '@/content/model/calendar/code';
import type { SiteLink } from '@/content/model/pages/navigation';
import { routes } from '@/content/model/clinic/routes';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { AnnouncedDays } from './AnnouncedDays';
import { DoctorDays } from './DoctorDays';
import { Portrait } from './Portrait';
import * as styles from './DoctorProfile.css';
import { BookDoctor, type BookDoctorProps } from './BookDoctor';

function About({
  doctor,
  page: { specialty },
  colleagues,
}: Pick<DoctorProfileProps, 'doctor' | 'page' | 'colleagues'>) {
  return (
    <div className={styles.words}>
      {doctor.description !== undefined && <p>{doctor.description}</p>}
      {specialty.whatToBring.length > 0 && (
        <>
          <Heading level={2} look="item">
            Apportez
          </Heading>
          <BulletList items={specialty.whatToBring} gap="small" />
        </>
      )}
      {colleagues.length > 0 && (
        <>
          <Heading level={2} look="item">
            Dans le même service
          </Heading>
          <LinkList isRow links={colleagues} />
        </>
      )}
    </div>
  );
}

interface DoctorProfileProps extends BookDoctorProps {
  strip: ReactNode;
  /** Page of the doctor's first specialty. */
  page: SpecialtyPage;
  colleagues: readonly SiteLink[];
  closures: readonly Closure[];
}

export function DoctorProfile(props: DoctorProfileProps) {
  const { doctor, closures, page, strip } = props;
  return (
    // Reader views prefer a « texte » to the footer.
    <article id="texte" className={styles.layout}>
      {strip}
      <div className={styles.portrait}>
        <Portrait doctor={doctor} sizes="(min-width: 64em) 360px, 38vw" />
      </div>
      <section {...timetable(encode(doctor.timetable))} className={styles.who}>
        <div className={styles.facts}>
          <p className={lead}>
            <a href={routes.specialty(page.slug)}>{doctor.specialty}</a>
          </p>
          {doctor.experience !== undefined && (
            <p className={styles.experience}>{doctor.experience}</p>
          )}
        </div>
        <AnnouncedDays doctor={doctor} />
        {announcedClosures(closures, doctor.builtOn, doctor.name).map((closed) => (
          <DatedLine key={closed.during.du} {...closed} />
        ))}
        <DoctorDays doctor={doctor} />
      </section>
      <BookDoctor {...props} />
      <About {...props} />
    </article>
  );
}
