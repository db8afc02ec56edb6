import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { LinkList } from '@/components/ui/link/LinkList';
import { buttons } from '@/components/ui/stack/Stack.css';
import { textSize } from '@/components/theme/typography.css';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import type { SiteLink } from '@/content/model/navigation';
import { comeOrCallSentence } from '@/content/model/urgent';
import * as styles from './EmergencyCalls.css';

/** The telephone, under the wording of every urgent sign; the national number; where the signs that cannot wait are listed. */
export function EmergencyCalls({
  phone,
  nationalNumber,
  dangerSigns,
}: {
  readonly phone: PhoneNumber;
  readonly nationalNumber: string;
  readonly dangerSigns: readonly SiteLink[];
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
      <div className={styles.dangerSigns}>
        <Heading level={3} look="item">
          Les signes qui n’attendent pas
        </Heading>
        <LinkList isRow links={dangerSigns} />
      </div>
    </>
  );
}
