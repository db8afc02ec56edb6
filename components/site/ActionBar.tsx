import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { chatLink } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { phoneFor, telHref, type PhoneRole } from '@/content/model/clinic/phone';
import { actionBar } from './ActionBar.css';

/** In the same place on every page (WCAG 3.2.6). */
export function ActionBar({
  clinic,
  chatText,
  role,
}: {
  clinic: Clinic;
  chatText: string;
  role: PhoneRole;
}) {
  return (
    <nav aria-label="Joindre la clinique" className={actionBar}>
      <CallButton href={telHref(phoneFor(clinic.phones, role))} label="Appeler" size="small" />
      <NewTabLink
        href={chatLink(clinic.chatNumber, chatText)}
        look={{ kind: 'quiet', size: 'small' }}
      >
        <Icon name="chat" size={20} />
        WhatsApp
      </NewTabLink>
    </nav>
  );
}
