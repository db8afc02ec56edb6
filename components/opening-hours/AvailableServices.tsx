import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Section } from '@/components/ui/section/Section';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { NightService } from '@/content/model/opening-hours/night-services';
import * as styles from './AvailableServices.css';

export function AvailableServices({
  services,
}: {
  services: readonly (NightService & { icon: IconName })[];
}) {
  return (
    <Section
      id="jour-et-nuit"
      title="Services disponibles 24h/24"
      intro="Jour et nuit, sans interruption."
      isInner
    >
      <ul className={styles.tiles}>
        {services.map(({ title, icon, text, href }) => (
          <li key={title} className={styles.place}>
            <article className={styles.tile}>
              <div className={styles.glyph}>
                <Icon name={icon} size={32} />
              </div>
              <div className={styles.words}>
                <Heading level={3} look="item" color="inherit">
                  <a href={href}>{title}</a>
                </Heading>
                <p className={styles.text}>
                  {text}
                  <VisuallyHidden>{'\u00a0: jour et nuit, sans interruption.'}</VisuallyHidden>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
