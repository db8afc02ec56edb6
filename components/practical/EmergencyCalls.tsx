import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { buttons } from '@/components/ui/stack/Stack.css';
import { textSize } from '@/components/theme/typography.css';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import { comeOrCallSentence } from '@/content/model/urgent';

/** The telephone, under the wording of every urgent sign; then the national number. */
export function EmergencyCalls({
  phone,
  nationalNumber,
}: {
  readonly phone: PhoneNumber;
  readonly nationalNumber: string;
}) {
  return (
    <>
      <p className={textSize.lead}>{comeOrCallSentence(phone)}.</p>
      <div className={buttons}>
        <ButtonLink href={telHref(phone)} kind="urgent" size="large">
          <Icon name="phone" size={24} />
          {displayPhone(phone)}
        </ButtonLink>
        <ButtonLink href={`tel:${nationalNumber}`} kind="outline" size="large">
          Appeler le {nationalNumber}
        </ButtonLink>
      </div>
    </>
  );
}
