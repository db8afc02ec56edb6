import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { textSize } from '@/components/theme/typography.css';
import type { PhoneNumber } from '@/content/model/phone';
import type { Specialty } from '@/content/model/specialty';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyPanel.css';
import { UrgentSigns } from './UrgentSigns';

/** A specialty: what cannot wait, what it treats, when to consult, what to bring, then `children`, its doctors. */
export function SpecialtyPanel({
  specialty,
  id,
  href,
  phone,
  children,
}: {
  readonly specialty: Specialty;
  /** Id of the panel, for the links that lead to it. */
  readonly id: string;
  /** Address of the specialty's own page. */
  readonly href: string;
  readonly phone: PhoneNumber;
  readonly children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
      <div className={styles.title}>
        <Heading level={2} look="title" id={titleId}>
          <a href={href}>{specialty.title}</a>
        </Heading>
      </div>
      <UrgentSigns advice={specialty} phone={phone} headingLevel={3} />
      <p className={`${styles.description} ${textSize.lead}`}>{specialty.description}</p>
      <SpecialtyAdvice specialty={specialty} headingLevel={3} />
      {specialty.medecins.length > 0 && (
        <>
          <Heading level={3} look="item">
            {specialty.medecins.length > 1 ? 'Les médecins' : 'Le médecin'}
          </Heading>
          {children}
        </>
      )}
    </section>
  );
}
