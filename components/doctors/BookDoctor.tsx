import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { LinkList } from '@/components/ui/link/LinkList';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { WayButton } from '@/components/ui/ways/WayButton';
import { row } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import { sharedDoctor } from '@/content/model/clinic/shared-text';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';
import type { Doctor } from '@/content/model/doctors/doctor';
import { areWalkIn } from '@/content/model/doctors/slot-words';
import type { SiteLink } from '@/content/model/pages/navigation';
import * as styles from './DoctorProfile.css';
import { NextConsultations } from './NextConsultations';

export interface BookDoctorProps {
  doctor: Doctor;
  clinic: Clinic;
  requestHref: string;
  /** Minutes before a consultation from which only a call may ask for it. */
  notice: number;
  /** Links to read before a visit. */
  links: readonly SiteLink[];
}

export function BookDoctor({ doctor, clinic, requestHref, notice, links }: BookDoctorProps) {
  const ways = waysTo(clinic, 'appointment', { doctor });
  const isWalkIn = areWalkIn(doctor.consultation);
  return (
    <section className={styles.booking}>
      <NextConsultations doctor={doctor} chat={ofKinds(ways, 'chat')[0]} minutes={notice} />
      <div className={styles.ways}>
        {isWalkIn ? (
          <ButtonLink href={clinic.wayHref}>Venez</ButtonLink>
        ) : (
          <ButtonLink href={requestHref}>
            <Icon name="calendar" size={20} />
            Prendre rendez-vous
          </ButtonLink>
        )}
        {ofKinds(ways, 'call', ...(isWalkIn ? [] : ['chat' as const])).map((way) => (
          <WayButton key={way.href} way={way} kind="outline" />
        ))}
      </div>
      {!isWalkIn && <p className={note}>{'C’est une demande\u00a0: attendez notre réponse.'}</p>}
      <div className={row.sm}>
        <LinkList isRow links={links} />
        <ShareButton {...sharedDoctor(doctor, clinic)} isGlyph />
      </div>
    </section>
  );
}
