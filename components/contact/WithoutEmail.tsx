import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { appointmentChatText, chatLink } from '@/content/model/clinic/chat';
import { displayPhone, telHref } from '@/content/model/clinic/phone';
import { contactChatLink, type ContactDraft } from '@/content/model/contact/contact';
import type { OtherWays } from './ContactProblems';

/** The chat message contains the typed text. */
export function WithoutEmail({
  otherWays: { phone, chatNumber },
  draft,
}: {
  otherWays: OtherWays;
  draft: ContactDraft;
}) {
  const isBlank = `${draft.name}${draft.message}`.trim() === '';
  return (
    <p>
      {'Pas d’e-mail\u00a0? '}
      {chatNumber === undefined ? (
        <a href={telHref(phone)}>{`Appelez le ${displayPhone(phone)}`}</a>
      ) : (
        <NewTabLink
          href={
            isBlank ? chatLink(chatNumber, appointmentChatText) : contactChatLink(chatNumber, draft)
          }
        >
          Écrivez sur WhatsApp
        </NewTabLink>
      )}
    </p>
  );
}
