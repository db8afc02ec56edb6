import { button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import { Message } from './Message';

/** docs/requirements.md § 8 asks for the English words. */
export function FailureScreen({ phone, onRetry }: { phone: PhoneNumber; onRetry: () => void }) {
  return (
    <Message
      heading={<span lang="en">Unexpected Application Error!</span>}
      text={`Une erreur est survenue et la page ne peut pas s’afficher. Réessayez\u00a0; si cela recommence, appelez-nous.`}
    >
      <button type="button" onClick={onRetry} className={button({ size: 'large' })}>
        Réessayer
      </button>
      <ButtonLink href={telHref(phone)} kind="outline" size="large">
        {displayPhone(phone)}
      </ButtonLink>
    </Message>
  );
}
