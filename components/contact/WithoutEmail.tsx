import { WayLink } from '@/components/ui/ways/WayLink';
import { ofKinds, type Way } from '@/content/model/clinic/ways';
import { contactChatHref, type ContactDraft } from '@/content/model/contact/contact';

/** The chat message contains the typed text. */
export function WithoutEmail({ ways, draft }: { ways: readonly Way[]; draft: ContactDraft }) {
  const [way] = ofKinds(ways, 'chat', 'call');
  const isBlank = `${draft.name}${draft.message}`.trim() === '';
  if (!way) return null;
  return (
    <p>
      {'Pas d’e-mail\u00a0? '}
      {way.kind === 'call' ? (
        <WayLink way={way}>{`Appelez le ${way.note}`}</WayLink>
      ) : (
        <WayLink way={isBlank ? way : { ...way, href: contactChatHref(way, draft) }}>
          {`Écrivez sur ${way.label}`}
        </WayLink>
      )}
    </p>
  );
}
