import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { ChatLink } from '@/content/model/clinic/chat';

export function WithoutEmail({ chatHref }: { chatHref: ChatLink }) {
  return (
    <p>
      {'Pas d’e-mail\u00a0? '}
      <NewTabLink href={chatHref}>Écrivez sur WhatsApp</NewTabLink>
    </p>
  );
}
