import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { LinkList } from '@/components/ui/link/LinkList';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { row } from '@/components/theme/layout.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import { sharedDoctor } from '@/content/model/clinic/shared-text';
import type { Doctor } from '@/content/model/doctors/doctor';
import type { SiteLink } from '@/content/model/pages/navigation';
import { BookButton } from './BookButton';
import * as styles from './DoctorProfile.css';
import { NextConsultations } from './NextConsultations';

export interface WaysToBookProps {
  doctor: Doctor;
  clinic: Clinic;
  requestHref: string;
  /** Links to read before a visit. */
  links: readonly SiteLink[];
}

export function WaysToBook({ doctor, clinic, requestHref, links }: WaysToBookProps) {
  const hasChat = clinic.chatNumber !== undefined;
  return (
    <section className={styles.booking}>
      <NextConsultations doctor={doctor} clinic={clinic} />
      {/* Without a chat, `BookButton` would repeat the call button. */}
      {hasChat && <BookButton doctor={doctor} clinic={clinic} />}
      <div className={row.xs}>
        <ButtonLink href={requestHref} kind="outline" size="small">
          Écrire ma demande
        </ButtonLink>
        <CallButton
          {...callLink(phoneFor(clinic.phones, 'rendez-vous'))}
          kind={hasChat ? 'outline' : 'action'}
          size="small"
        />
        <ShareButton {...sharedDoctor(doctor, clinic)} />
      </div>
      <LinkList isRow links={links} />
    </section>
  );
}
