import { button } from '@/components/ui/button/button';
import { Heading } from '@/components/ui/heading/Heading';
import { buttons } from '@/components/ui/stack/Stack.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { queryOf } from '@/content/model/booking/request';
import type { Clinic } from '@/content/model/clinic/clinic';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';
import * as styles from './AlreadyMade.css';

/** `hasSteps`: the page has the steps of a request. */
export function AlreadyMade({ clinic, hasSteps }: { clinic: Clinic; hasSteps: boolean }) {
  const ways = waysTo(clinic, 'change');
  const [written] = ofKinds(ways, 'chat', 'email');
  return (
    <section id="deja" tabIndex={-1} aria-labelledby="deja-titre" className={styles.section}>
      <Heading level={2} look="subtitle" id="deja-titre">
        J’ai déjà un rendez-vous
      </Heading>
      <p>Pour le déplacer, l’annuler ou dire que vous serez en retard.</p>
      <div className={buttons}>
        {hasSteps && (
          <a href={`${queryOf({ isMade: true })}#deja`} className={`${button()} ${styles.steps}`}>
            Choisir le {clinic.noun} et le jour
          </a>
        )}
        {written && (
          <WayButton way={{ ...written, label: `${written.label}, à compléter` }} kind="outline" />
        )}
        {ofKinds(ways, 'call').map((way) => (
          <WayButton key={way.href} way={way} kind="outline" />
        ))}
      </div>
    </section>
  );
}
