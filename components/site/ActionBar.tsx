import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { WayButton } from '@/components/ui/ways/WayButton';
import { routes } from '@/content/model/clinic/routes';
import { mainCall, ofKinds, type Way } from '@/content/model/clinic/ways';
import { actionBar } from './ActionBar.css';

/** In the same place on every page (WCAG 3.2.6). Without a chat, it leads to the request. */
export function ActionBar({ ways }: { ways: readonly Way[] }) {
  const call = mainCall(ways);
  const [chat] = ofKinds(ways, 'chat');
  return (
    <nav aria-label="Joindre la clinique" className={actionBar}>
      {call && <WayButton way={{ ...call, note: call.label }} size="small" />}
      {chat ? (
        <WayButton way={chat} kind="quiet" size="small" />
      ) : (
        <ButtonLink href={routes.booking()} kind="quiet" size="small">
          <Icon name="calendar" size={20} />
          Rendez-vous
        </ButtonLink>
      )}
    </nav>
  );
}
