import { button } from '@/components/ui/button/button';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callTo } from '@/content/model/clinic/ways';
import { Message } from './Message';

/** docs/requirements.md § 8 asks for the English words. */
export function FailureScreen({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  return (
    <Message
      heading={<span lang="en">Unexpected Application Error!</span>}
      text={`Une erreur est survenue et la page ne peut pas s’afficher. Réessayez\u00a0; si cela recommence, appelez-nous.`}
    >
      <button type="button" onClick={onRetry} className={button({ size: 'large' })}>
        Réessayer
      </button>
      <WayButton way={callTo(phone)} kind="outline" size="large" />
    </Message>
  );
}
