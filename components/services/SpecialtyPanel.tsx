import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { prose, stack } from '@/components/theme/layout.css';
import { lead } from '@/components/theme/typography.css';
import { headingFor } from '@/content/model/doctors/naming';
import type { Specialty } from '@/content/model/specialties/specialty';
import { ConsultationTimes } from './ConsultationTimes';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyPanel.css';

function DoctorsHeading(times: ComponentProps<typeof ConsultationTimes>) {
  return (
    <div className={stack.xxs}>
      <Heading level={3} look="item">
        {headingFor(times.doctors)}
      </Heading>
      <ConsultationTimes {...times} />
    </div>
  );
}

/** `children` are the doctors. */
export function SpecialtyPanel({
  specialty,
  id,
  href,
  doctors,
  strip,
  signs,
  children,
  ...times
}: ComponentProps<typeof ConsultationTimes> & {
  specialty: Specialty;
  id: string;
  href: string;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
      <Heading level={2} look="title" id={titleId}>
        <a href={href} className={styles.titleLink}>
          {specialty.title}
        </a>
      </Heading>
      {strip}
      {specialty.description && <p className={`${prose} ${lead}`}>{specialty.description}</p>}
      {doctors.length > 0 && (
        <>
          <DoctorsHeading doctors={doctors} {...times} />
          {children}
        </>
      )}
      {signs}
      <SpecialtyAdvice specialty={specialty} headingLevel={3} />
    </section>
  );
}
