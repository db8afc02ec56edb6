import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { buttons } from '@/components/ui/stack/Stack.css';
import { prose } from '@/components/theme/layout.css';
import { lead } from '@/components/theme/typography.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyIntroduction.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';

interface BookProps {
  page: Pick<SpecialtyPage, 'specialty'>;
  /** Address where a doctor of the specialty can be chosen. */
  requestHref: string | undefined;
  clinic: Clinic;
}

function Book({ page: { specialty }, requestHref, clinic }: BookProps) {
  const { title: subject, ligne: line } = specialty;
  const ways = waysTo(clinic, 'appointment', { subject, line });
  return (
    <p className={`${buttons} ${styles.ways}`}>
      {requestHref !== undefined && (
        <ButtonLink href={requestHref} size="large">
          Prendre rendez-vous
        </ButtonLink>
      )}
      {ofKinds(ways, 'chat', 'call').map((way) => (
        <WayButton key={way.href} way={way} kind="outline" size="large" />
      ))}
    </p>
  );
}

/** `children` are the doctors. */
export function SpecialtyIntroduction({
  times,
  answers,
  strip,
  signs,
  children,
  ...book
}: BookProps & {
  times: ReactNode;
  answers: ReactNode;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const { specialty } = book.page;
  return (
    <section className={styles.layout}>
      <section className={styles.introduction}>
        {strip}
        {specialty.description && <p className={`${prose} ${lead}`}>{specialty.description}</p>}
        {times}
      </section>
      {children}
      <div className={styles.advice}>
        {signs}
        <SpecialtyAdvice specialty={specialty} headingLevel={2} />
        {answers}
      </div>
      <section className={styles.booking}>
        <Book {...book} />
      </section>
    </section>
  );
}
