import { Island } from '@/components/ui/island/Island';
import { button } from '@/components/ui/button/button.css';
import { Grid } from '@/components/ui/grid/Grid';
import { Section } from '@/components/ui/section/Section';
import type { IconName } from '@/components/ui/icon/icon-names';
import { servicesShownFirst, type Service } from '@/content/model/service';
import { ServiceCard } from './ServiceCard';
import { ServicesUnfolding } from './ServicesUnfolding';
import * as styles from './ServicesSection.css';

const ids = {
  listId: 'services-liste',
  memoryId: 'services-deplies',
  buttonId: 'services-bascule',
};

/**
 * « Voir plus » and « Voir moins ». A native popover that is never seen remembers a press, and CSS reads it: the button works
 * before any script, and without one. The first frame is folded already, so that nothing jumps. The checkbox in it says the
 * same once the script is there, since browsers keep a checkbox for who comes back: the first frame is then unfolded, the
 * place is found, and a press folds the tiles.
 */
function Toggle() {
  return (
    <>
      <div id={ids.memoryId} popover="manual" className={styles.memory}>
        <input type="checkbox" />
      </div>
      <div className={styles.toggle}>
        <button
          type="button"
          id={ids.buttonId}
          popoverTarget={ids.memoryId}
          aria-controls={ids.listId}
          className={button({ kind: 'outline' })}
        >
          <span className={styles.whenFolded}>Voir plus</span>
          <span className={styles.whenUnfolded}>Voir moins</span>
        </button>
      </div>
    </>
  );
}

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
      <div className={styles.services}>
        <Grid as="ul" columns="1-2-3" gap="md" id={ids.listId}>
          {services.map((service, index) => (
            <li key={service.id} className={placeOf(index)}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Grid>
        <Toggle />
        <Island
          name="ServicesUnfolding"
          wake="idle"
          of={ServicesUnfolding}
          props={{ ...ids, shownFirst: servicesShownFirst }}
        />
      </div>
    </Section>
  );
}
