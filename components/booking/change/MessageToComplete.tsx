import { Heading } from '@/components/ui/heading/Heading';
import { buttons } from '@/components/ui/stack/Stack.css';
import { stack } from '@/components/theme/layout.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { toComplete } from './AppointmentChange.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';

/** Where scripts run, the steps write the message. */
export function MessageToComplete({ id, clinic }: { id: string; clinic: Clinic }) {
  const ways = waysTo(clinic, 'change');
  const [written] = ofKinds(ways, 'chat', 'email');
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titre`} className={stack.sm}>
      <Heading level={2} look="item" id={`${id}-titre`}>
        Nous joindre
      </Heading>
      <div className={buttons}>
        {written && (
          <span className={toComplete}>
            <WayButton
              way={{ ...written, label: `${written.label}, à compléter` }}
              kind="outline"
            />
          </span>
        )}
        {ofKinds(ways, 'call').map((way) => (
          <WayButton key={way.href} way={way} kind="outline" />
        ))}
      </div>
    </section>
  );
}
