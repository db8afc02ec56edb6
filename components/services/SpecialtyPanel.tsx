import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { textSize } from '@/components/theme/typography.css';
import type { Doctor } from '@/content/model/doctors/doctor';
import type { Specialty } from '@/content/model/specialties/specialty';
import { ConsultationTimes } from './ConsultationTimes';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyPanel.css';

function DoctorsHeading({
  doctors,
  isOpenAtNight,
}: {
  doctors: readonly Doctor[];
  isOpenAtNight: boolean;
}) {
  return (
    <div className={styles.doctors}>
      <Heading level={3} look="item">
        {doctors.length > 1 ? 'Les médecins' : 'Le médecin'}
      </Heading>
      <ConsultationTimes doctors={doctors} isOpenAtNight={isOpenAtNight} />
    </div>
  );
}

/** `children` are the doctors. */
export function SpecialtyPanel({
  specialty,
  id,
  href,
  doctors,
  isOpenAtNight,
  strip,
  signs,
  children,
}: {
  specialty: Specialty;
  id: string;
  href: string;
  doctors: readonly Doctor[];
  isOpenAtNight: boolean;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
      <Heading level={2} look="title" color="heading" id={titleId}>
        <a href={href} className={styles.titleLink}>
          {specialty.title}
        </a>
      </Heading>
      {strip}
      <p className={`${styles.description} ${textSize.lead}`}>{specialty.description}</p>
      {doctors.length > 0 && (
        <>
          <DoctorsHeading doctors={doctors} isOpenAtNight={isOpenAtNight} />
          {children}
        </>
      )}
      {signs}
      <SpecialtyAdvice specialty={specialty} headingLevel={3} />
    </section>
  );
}
