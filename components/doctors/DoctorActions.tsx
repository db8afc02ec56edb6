import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { chatLink, doctorChatText } from '@/content/model/chat';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import * as styles from './DoctorActions.css';

/** Opens the chat, already written (specification § 1). */
export function BookButton({
  doctor,
  clinic,
}: {
  readonly doctor: Doctor;
  readonly clinic: Clinic;
}) {
  return (
    <NewTabLink
      href={chatLink(clinic.chatNumber, doctorChatText(doctor.name))}
      look={{ kind: 'action', width: 'full' }}
    >
      <Icon name="chat" size={20} />
      <span>
        Prendre RDV<VisuallyHidden> avec le {doctor.name}, par WhatsApp</VisuallyHidden>
      </span>
    </NewTabLink>
  );
}

/** What a visitor does with a doctor's card: ask for an appointment and, where it has an address of its own, share it. */
export function DoctorActions({
  doctor,
  clinic,
  sharedAs,
}: {
  readonly doctor: Doctor;
  readonly clinic: Clinic;
  readonly sharedAs: string | undefined;
}) {
  if (sharedAs === undefined) return <BookButton doctor={doctor} clinic={clinic} />;
  return (
    <div className={styles.row}>
      <BookButton doctor={doctor} clinic={clinic} />
      <ShareButton href={sharedAs} title={`${doctor.name}, ${doctor.specialty}`} look="glyph" />
    </div>
  );
}
