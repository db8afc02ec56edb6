import { WayLink } from '@/components/ui/ways/WayLink';
import { ofKinds, type Way } from '@/content/model/clinic/ways';
import { contactChatHref, type ContactDraft } from '@/content/model/contact/contact';

/** The chat message contains the typed text. */
export function WithoutEmail({ ways, draft }: { ways: readonly Way[]; draft: ContactDraft }) {
  const isBlank = `${draft.name}${draft.message}`.trim() === '';
  return (
    <p>
      {'Pas d’e-mail\u00a0? '}
      {ofKinds(ways, 'chat', 'call')
        .slice(0, 1)
        .map((way) =>
          way.kind === 'call' ? (
            <WayLink key={way.kind} way={way}>{`Appelez le ${way.note}`}</WayLink>
          ) : (
            <WayLink
              key={way.kind}
              way={isBlank ? way : { ...way, href: contactChatHref(way, draft) }}
            >
              {`Écrivez sur ${way.label}`}
            </WayLink>
          ),
        )}
    </p>
  );
}
