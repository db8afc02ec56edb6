import { Island } from '@/components/islands/Island';
import { CountedList } from '@/components/ui/list/CountedList';
import { Section } from '@/components/ui/section/Section';
import type { IconName } from '@/components/ui/icon/icon-names';
import { servicesShownFirst, type Service } from '@/content/model/services/service';
import { ServiceCard } from './ServiceCard';
import { ServicesToggle } from './ServicesToggle';
import * as styles from './ServicesSection.css';

const listId = 'services-liste';

/** docs/requirements.md § 2 */
export function ServicesSection({
  services,
}: {
  services: readonly (Service & { icon: IconName })[];
}) {
  if (services.length === 0) return null;
  return (
    <Section id="services" title="Nos services" isFar>
      <div className={styles.services}>
        <CountedList id={listId} className={styles.panel}>
          {services.map((service, index) => (
            <li key={service.id} className={index < servicesShownFirst ? undefined : styles.later}>
              <ServiceCard service={service} />
            </li>
          ))}
        </CountedList>
        {services.length > servicesShownFirst && (
          <Island name="ServicesToggle" wake="visible" of={ServicesToggle} props={{ listId }} />
        )}
      </div>
    </Section>
  );
}
