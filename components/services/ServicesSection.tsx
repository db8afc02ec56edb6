import { Island } from '@/components/islands/Island';
import { Grid } from '@/components/ui/grid/Grid';
import { Section } from '@/components/ui/section/Section';
import type { IconName } from '@/components/ui/icon/icon-names';
import { servicesShownFirst, type Service } from '@/content/model/service';
import { ServiceCard } from './ServiceCard';
import { ServicesToggle } from './ServicesToggle';
import { unfoldScript } from './unfold-script';
import * as styles from './ServicesSection.css';

const listId = 'services-liste';

function placeOf(index: number): string | undefined {
  if (index >= servicesShownFirst) return styles.later;
  return index === servicesShownFirst - 1 ? styles.lastFolded : undefined;
}

/** The services of the home page: nine, then all of them (specification § 2). */
export function ServicesSection({
  services,
}: {
  readonly services: readonly (Service & { readonly icon: IconName })[];
}) {
  return (
    <Section
      id="services"
      title="Nos services"
      intro={`Choisissez une spécialité\u00a0: ce qu’elle soigne, quand consulter, et ses médecins.`}
    >
      <script dangerouslySetInnerHTML={{ __html: unfoldScript }} />
      <div className={styles.services}>
        <Grid as="ul" columns="2-3-3" gap="sm-md" id={listId}>
          {services.map((service, index) => (
            <li key={service.id} className={placeOf(index)}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Grid>
        <Island
          name="ServicesToggle"
          wake="visible"
          of={ServicesToggle}
          props={{ listId, shownFirst: servicesShownFirst }}
        />
      </div>
    </Section>
  );
}
