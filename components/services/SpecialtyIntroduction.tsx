import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { buttons } from '@/components/ui/stack/Stack.css';
import { prose } from '@/components/theme/layout.css';
import { lead } from '@/components/theme/typography.css';
import { chatLink } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { specialtyChatText } from '@/content/model/clinic/page-chat';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyIntroduction.css';

interface Ways {
  page: Pick<SpecialtyPage, 'specialty'>;
  /** Address where a doctor of the specialty can be chosen. */
  requestHref: string | undefined;
  clinic: Clinic;
}

function WaysToBook({ page: { specialty }, requestHref, clinic }: Ways) {
  const { chatNumber, phones } = clinic;
  return (
    <p className={`${buttons} ${styles.ways}`}>
      {chatNumber !== undefined && (
        <NewTabLink
          href={chatLink(chatNumber, specialtyChatText(specialty.title))}
          look={{ kind: 'action', size: 'large' }}
        >
          <Icon name="chat" size={20} />
          Prendre RDV par WhatsApp
        </NewTabLink>
      )}
      {requestHref !== undefined && (
        <ButtonLink href={requestHref} kind="outline" size="large">
          Demander un rendez-vous
        </ButtonLink>
      )}
      <CallButton
        {...callLink(phoneFor(phones, 'rendez-vous'))}
        kind={chatNumber === undefined ? 'action' : 'outline'}
        size="large"
      />
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
  ...ways
}: Ways & {
  times: ReactNode;
  answers: ReactNode;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const { specialty } = ways.page;
  return (
    <section className={styles.layout}>
      <section className={styles.introduction}>
        {strip}
        <p className={`${prose} ${lead}`}>{specialty.description}</p>
        {times}
      </section>
      {children}
      <div className={styles.advice}>
        {signs}
        <SpecialtyAdvice specialty={specialty} headingLevel={2} />
        {answers}
      </div>
      <section className={styles.booking}>
        <WaysToBook {...ways} />
      </section>
    </section>
  );
}
