import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { WayButton } from '@/components/ui/ways/WayButton';
import { routes } from '@/content/model/clinic/routes';
import { ofKinds, type Way } from '@/content/model/clinic/ways';
import { actionBar } from './ActionBar.css';

/** In the same place on every page (WCAG 3.2.6). Without a chat, it leads to the request. */
export function ActionBar({ ways }: { ways: readonly Way[] }) {
  const chats = ofKinds(ways, 'chat');
  return (
    <nav aria-label="Joindre la clinique" className={actionBar}>
      {ofKinds(ways, 'call')
        .slice(0, 1)
        .map((way) => (
          <WayButton key={way.kind} way={{ ...way, note: way.label }} size="small" />
        ))}
      {chats.map((way) => (
        <WayButton key={way.href} way={way} kind="quiet" size="small" />
      ))}
      {chats.length === 0 && (
        <ButtonLink href={routes.booking()} kind="quiet" size="small">
          <Icon name="calendar" size={20} />
          Rendez-vous
        </ButtonLink>
      )}
    </nav>
  );
}
