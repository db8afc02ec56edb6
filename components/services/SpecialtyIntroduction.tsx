import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { LinkList } from '@/components/ui/link/LinkList';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { Container } from '@/components/ui/section/Container';
import { buttons } from '@/components/ui/stack/Stack.css';
import { textSize } from '@/components/theme/typography.css';
import { appointmentChatText, chatLink } from '@/content/model/chat';
import type { Clinic } from '@/content/model/clinic';
import type { IsoDay } from '@/content/model/day';
import type { SiteLink } from '@/content/model/navigation';
import { displayPhone, telHref } from '@/content/model/phone';
import { dayRangeLabel, hoursLabel, type OpeningHours } from '@/content/model/schedule';
import type { Specialty } from '@/content/model/specialty';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyIntroduction.css';
import { SpecialtySources } from './SpecialtySources';
import { UrgentSigns } from './UrgentSigns';

function WaysToBook({
  clinic,
  href,
  title,
}: {
  readonly clinic: Clinic;
  /** Address and name of what is shared. */
  readonly href: string;
  readonly title: string;
}) {
  const [mainPhone] = clinic.phones;
  return (
    <div className={buttons}>
      <NewTabLink
        href={chatLink(clinic.chatNumber, appointmentChatText)}
        look={{ kind: 'action', size: 'large' }}
      >
        <Icon name="chat" size={20} />
        Prendre RDV par WhatsApp
      </NewTabLink>
      <ButtonLink href={telHref(mainPhone)} kind="outline" size="large">
        <Icon name="phone" size={20} />
        {displayPhone(mainPhone)}
      </ButtonLink>
      <ShareButton href={href} title={`${title} — ${clinic.name}`} look="word" />
    </div>
  );
}

function Hours({ openingHours }: { readonly openingHours: readonly OpeningHours[] }) {
  return openingHours.map((row) => (
    <p key={row.from} className={styles.hours}>
      <Icon name="clock" size={20} />
      {`Clinique ouverte\u00a0: ${dayRangeLabel(row).toLowerCase()}, ${hoursLabel(row)}`}
    </p>
  ));
}

/**
 * What cannot wait and what a specialty treats, how to ask for an appointment, when to come and with what; then `children`,
 * its doctors. On a wide screen the ways to book and the doctors are beside the words.
 */
export function SpecialtyIntroduction({
  specialty,
  href,
  clinic,
  openingHours,
  questions,
  adviceChecked,
  children,
}: {
  readonly specialty: Specialty;
  /** Address of this page, to be shared. */
  readonly href: string;
  readonly clinic: Clinic;
  readonly openingHours: readonly OpeningHours[];
  /** What else is asked beside it, and where the answers are. */
  readonly questions: readonly SiteLink[];
  /** Day on which its danger signs were last compared with their sources. */
  readonly adviceChecked: IsoDay;
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.layout}>
        <div className={styles.introduction}>
          <UrgentSigns advice={specialty} phone={clinic.phones[0]} headingLevel={2} />
          <SpecialtySources sources={specialty.sources} checked={adviceChecked} />
          <p className={`${styles.description} ${textSize.lead}`}>{specialty.description}</p>
        </div>
        <div className={styles.booking}>
          <WaysToBook clinic={clinic} href={href} title={specialty.title} />
          <Hours openingHours={openingHours} />
          {questions.length > 0 && <LinkList isRow links={questions} />}
        </div>
        <div className={styles.advice}>
          <SpecialtyAdvice specialty={specialty} headingLevel={2} />
        </div>
        <div className={styles.doctors}>{children}</div>
      </div>
    </Container>
  );
}
