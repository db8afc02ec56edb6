import { Heading } from '@/components/ui/heading/Heading';
import { WayButton } from '@/components/ui/ways/WayButton';
import { wholeWords } from '@/components/ui/ways/way';
import type { Clinic } from '@/content/model/clinic/clinic';
import { waysTo } from '@/content/model/clinic/ways';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import type { Urgent } from '@/content/model/emergencies/urgent';
import * as styles from './EmergencyCalls.css';

function ToClinic({ clinic }: { clinic: Clinic }) {
  const [call, ...written] = waysTo(clinic, 'emergency');
  if (written.length === 0)
    return (
      <p>
        {`Un message peut rester sans réponse\u00a0: demandez à quelqu’un d’appeler${call ? ` le ${call.note}` : ''}.`}
      </p>
    );
  return (
    <>
      <p>Sans réponse, venez, ou demandez à quelqu’un d’appeler.</p>
      <p className={styles.printed}>{written.map(wholeWords).join(', ')}</p>
      <div className={styles.written}>
        {written.map((way) => (
          <WayButton key={way.href} way={way} kind="outline" />
        ))}
      </div>
    </>
  );
}

function Elsewhere({ hospital, note }: { hospital: string | undefined; note: string }) {
  if (hospital === undefined) return <p>Demandez à quelqu’un d’appeler le {note}.</p>;
  return (
    <p>
      {`Ne nous écrivez pas\u00a0: la clinique ne reçoit pas les urgences. Allez aux urgences (${hospital}), ou demandez à quelqu’un d’appeler le ${note}.`}
    </p>
  );
}

/** For visitors who cannot call. A clinic that receives no emergencies asks them not to write. */
export function WrittenEmergency({
  text: { hospital },
  urgent: { isAtClinic, call },
  clinic,
}: {
  text: EmergencyText;
  urgent: Urgent;
  clinic: Clinic;
}) {
  return (
    <section id="ecrire" aria-labelledby="ecrire-titre" tabIndex={-1} className={styles.block}>
      <Heading level={2} look="item" id="ecrire-titre">
        Je ne peux pas appeler
      </Heading>
      {isAtClinic ? (
        <ToClinic clinic={clinic} />
      ) : (
        <Elsewhere hospital={hospital} note={call.note} />
      )}
    </section>
  );
}
