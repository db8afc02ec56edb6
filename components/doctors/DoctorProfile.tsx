import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { timetable } from '@/components/ui/dated/slots';
import { Heading } from '@/components/ui/heading/Heading';
import { LinkList } from '@/components/ui/link/LinkList';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { lead } from '@/components/theme/typography.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Doctor } from '@/content/model/doctors/doctor';
import { timetableCode } from '@/content/model/doctors/timetable';
import type { SiteLink } from '@/content/model/pages/navigation';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import { announcedClosures } from '@/content/model/opening-hours/closed-days';
import type { Closure } from '@/content/model/opening-hours/closure';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { sharedDoctor } from '@/content/model/clinic/shared-text';
import { AnnouncedDays } from './AnnouncedDays';
import { BookButton } from './BookButton';
import { DoctorDays } from './DoctorDays';
import { NextConsultations } from './NextConsultations';
import { Portrait } from './Portrait';
import * as styles from './DoctorProfile.css';

function WaysToBook({
  doctor,
  clinic,
  requestHref,
  links,
}: Pick<DoctorProfileProps, 'doctor' | 'clinic' | 'requestHref' | 'links'>) {
  const hasChat = clinic.chatNumber !== undefined;
  return (
    <section className={styles.booking}>
      {/* Without a chat, it would also call. */}
      {hasChat && <BookButton doctor={doctor} clinic={clinic} />}
      <NextConsultations doctor={doctor} clinic={clinic} />
      <ButtonLink href={requestHref} kind="outline">
        Écrire ma demande
      </ButtonLink>
      <CallButton
        {...callLink(phoneFor(clinic.phones, 'rendez-vous'))}
        kind={hasChat ? 'outline' : 'action'}
      />
      <LinkList isRow links={links} />
      <div>
        <ShareButton {...sharedDoctor(doctor, clinic)} />
      </div>
    </section>
  );
}

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

interface DoctorProfileProps {
  doctor: Doctor;
  clinic: Clinic;
  requestHref: string;
  strip: ReactNode;
  /** Links to read before a visit. */
  links: readonly SiteLink[];
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
        <Portrait
          doctor={doctor}
          sizes="(min-width: 64em) 280px, (min-width: 37.5em) 200px, 31vw"
        />
      </div>
      <section {...timetable(timetableCode(doctor))} className={styles.who}>
        <p className={lead}>
          <a href={routes.specialty(page.slug)}>{doctor.specialty}</a>
        </p>
        {doctor.experience !== undefined && (
          <p className={styles.experience}>{doctor.experience}</p>
        )}
        <AnnouncedDays doctor={doctor} />
        {announcedClosures(closures, doctor.name).map((closed) => (
          <DatedLine key={closed.during.du} {...closed} />
        ))}
        <DoctorDays doctor={doctor} />
      </section>
      <WaysToBook {...props} />
      <About {...props} />
    </article>
  );
}
