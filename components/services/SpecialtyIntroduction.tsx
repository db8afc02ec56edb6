import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { LinkList } from '@/components/ui/link/LinkList';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { Container } from '@/components/ui/section/Container';
import { buttons } from '@/components/ui/stack/Stack.css';
import { textSize } from '@/components/theme/typography.css';
import { chatLink } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { specialtyChatText } from '@/content/model/clinic/page-chat';
import type { SiteLink } from '@/content/model/pages/navigation';
import { callLink } from '@/content/model/clinic/phone';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyIntroduction.css';

interface Ways {
  page: Pick<SpecialtyPage, 'specialty' | 'share'>;
  /** Where its doctors are chosen. */
  requestHref: string | undefined;
  clinic: Clinic;
}

function WaysToBook({ page: { specialty, share }, requestHref, clinic }: Ways) {
  return (
    <div className={`${buttons} ${styles.ways}`}>
      <NewTabLink
        href={chatLink(clinic.chatNumber, specialtyChatText(specialty.title))}
        look={{ kind: 'action', size: 'large' }}
      >
        <Icon name="chat" size={20} />
        Prendre RDV par WhatsApp
      </NewTabLink>
      {requestHref !== undefined && (
        <ButtonLink href={requestHref} kind="outline" size="large">
          Demander un rendez-vous
        </ButtonLink>
      )}
      <CallButton {...callLink(clinic.phones[0])} kind="outline" size="large" />
      <ShareButton {...share} />
    </div>
  );
}

/** `children` are the doctors. */
export function SpecialtyIntroduction({
  times,
  questions,
  strip,
  signs,
  children,
  ...ways
}: Ways & {
  times: ReactNode;
  questions: readonly SiteLink[];
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const { specialty } = ways.page;
  return (
    <Container>
      <div className={styles.layout}>
        <div className={styles.introduction}>
          {strip}
          <p className={`${styles.description} ${textSize.lead}`}>{specialty.description}</p>
          {times}
        </div>
        <div className={styles.doctors}>{children}</div>
        <div className={styles.advice}>
          {signs}
          <SpecialtyAdvice specialty={specialty} headingLevel={2} />
        </div>
        <div className={styles.booking}>
          <WaysToBook {...ways} />
          {questions.length > 0 && <LinkList isRow links={questions} />}
        </div>
      </div>
    </Container>
  );
}
