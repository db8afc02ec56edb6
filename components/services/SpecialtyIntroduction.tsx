import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { buttons } from '@/components/ui/stack/Stack.css';
import { textSize } from '@/components/theme/typography.css';
import { appointmentChatText, chatLink } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { callLink } from '@/content/model/clinic/phone';
import type { Specialty } from '@/content/model/specialties/specialty';
import { SpecialtyAdvice } from './SpecialtyAdvice';
import * as styles from './SpecialtyIntroduction.css';

interface Hrefs {
  page: string;
  /** Where its doctors are chosen. */
  request: string | undefined;
}

function WaysToBook({ clinic, hrefs, title }: { clinic: Clinic; hrefs: Hrefs; title: string }) {
  return (
    <p className={`${buttons} ${styles.ways}`}>
      <NewTabLink
        href={chatLink(clinic.chatNumber, appointmentChatText)}
        look={{ kind: 'action', size: 'large' }}
      >
        <Icon name="chat" size={20} />
        Prendre RDV par WhatsApp
      </NewTabLink>
      {hrefs.request !== undefined && (
        <ButtonLink href={hrefs.request} kind="outline" size="large">
          Demander un rendez-vous
        </ButtonLink>
      )}
      <CallButton {...callLink(clinic.phones[0])} kind="outline" size="large" />
      <ShareButton href={hrefs.page} title={`${title} — ${clinic.name}`} />
    </p>
  );
}

/** `children` are the doctors. Reader views leave out a `<div>` with many links. */
export function SpecialtyIntroduction({
  specialty,
  hrefs,
  clinic,
  times,
  answers,
  strip,
  signs,
  children,
}: {
  specialty: Specialty;
  hrefs: Hrefs;
  clinic: Clinic;
  times: ReactNode;
  answers: ReactNode;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.layout}>
      <section className={styles.introduction}>
        {strip}
        <p className={`${styles.description} ${textSize.lead}`}>{specialty.description}</p>
        {times}
      </section>
      {children}
      <section className={styles.advice}>
        {signs}
        <SpecialtyAdvice specialty={specialty} headingLevel={2} />
        {answers}
      </section>
      <section className={styles.booking}>
        <WaysToBook clinic={clinic} hrefs={hrefs} title={specialty.title} />
      </section>
    </section>
  );
}
