import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { chatLink, receivesWritten, smsHref, smsNumber } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { writtenEmergencyText } from '@/content/model/clinic/page-chat';
import { displayPhone, phoneFor } from '@/content/model/clinic/phone';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import * as styles from './EmergencyCalls.css';

function ToClinic({ clinic }: { clinic: Clinic }) {
  const { chatNumber, phones } = clinic;
  const sms = smsNumber(clinic, 'urgences');
  if (!receivesWritten(clinic))
    return (
      <p>
        {`La clinique ne reçoit pas les urgences par écrit\u00a0: demandez à quelqu’un d’appeler le ${displayPhone(phoneFor(phones, 'urgences'))}.`}
      </p>
    );
  const numbers = [
    ...(chatNumber === undefined ? [] : [`WhatsApp\u00a0: ${displayPhone(chatNumber)}`]),
    ...(sms === undefined ? [] : [`SMS\u00a0: ${displayPhone(sms)}`]),
  ];
  return (
    <>
      <p>Sans réponse, demandez à quelqu’un d’appeler.</p>
      <p className={styles.printed}>{numbers.join(', ')}</p>
      <div className={styles.written}>
        {chatNumber !== undefined && (
          <NewTabLink href={chatLink(chatNumber, writtenEmergencyText)} look={{ kind: 'outline' }}>
            <Icon name="chat" size={20} />
            WhatsApp
          </NewTabLink>
        )}
        {sms !== undefined && (
          <ButtonLink href={smsHref(sms, writtenEmergencyText)} kind="outline">
            SMS
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** For visitors who cannot call. A clinic that receives no emergencies asks them not to write. */
export function WrittenEmergency({
  text: { hospital, nationalNumber },
  clinic,
}: {
  text: EmergencyText;
  clinic: Clinic;
}) {
  return (
    <section id="ecrire" aria-labelledby="ecrire-titre" tabIndex={-1} className={styles.block}>
      <Heading level={2} look="item" id="ecrire-titre">
        {hospital === undefined && receivesWritten(clinic)
          ? 'J’écris, je n’appelle pas'
          : 'Vous ne pouvez pas appeler\u00a0?'}
      </Heading>
      {hospital === undefined ? (
        <ToClinic clinic={clinic} />
      ) : (
        <p>
          {`Ne nous écrivez pas\u00a0: la clinique ne reçoit pas les urgences. Allez aux urgences (${hospital}), ou demandez à quelqu’un d’appeler le ${nationalNumber}.`}
        </p>
      )}
    </section>
  );
}
