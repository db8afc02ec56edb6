import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { chatLink } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { phoneFor, telHref, type PhoneRole } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
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
  const { chatNumber, phones } = clinic;
  return (
    <nav aria-label="Joindre la clinique" className={actionBar}>
      <CallButton href={telHref(phoneFor(phones, role))} label="Appeler" size="small" />
      {chatNumber === undefined ? (
        <ButtonLink href={routes.booking()} kind="quiet" size="small">
          <Icon name="calendar" size={20} />
          Rendez-vous
        </ButtonLink>
      ) : (
        <NewTabLink href={chatLink(chatNumber, chatText)} look={{ kind: 'quiet', size: 'small' }}>
          <Icon name="chat" size={20} />
          WhatsApp
        </NewTabLink>
      )}
    </nav>
  );
}
