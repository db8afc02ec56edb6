import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Stack } from '@/components/ui/stack/Stack';
import { buttons } from '@/components/ui/stack/Stack.css';
import { appointmentChatText, chatLink, mailtoHref } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { routes } from '@/content/model/clinic/routes';

/** For a clinic without a form. */
export function WaysToWrite({ clinic: { chatNumber, email } }: { clinic: Clinic }) {
  return (
    <Stack gap="sm">
      <p>
        N’écrivez pas de détails médicaux.{' '}
        <a href={routes.privacy()}>Ce que devient votre message</a>
      </p>
      <div className={buttons}>
        {chatNumber !== undefined && (
          <NewTabLink href={chatLink(chatNumber, appointmentChatText)} look={{}}>
            <Icon name="chat" size={20} />
            WhatsApp
          </NewTabLink>
        )}
        {email !== undefined && (
          <ButtonLink
            href={mailtoHref(email)}
            kind={chatNumber === undefined ? 'action' : 'outline'}
          >
            <Icon name="mail" size={20} />
            E-mail
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}
