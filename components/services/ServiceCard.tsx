import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { routes } from '@/content/model/clinic/routes';
import type { Service } from '@/content/model/services/service';
import * as styles from './ServiceCard.css';

/** docs/requirements.md § 2 */
export function ServiceCard({ service }: { service: Service & { icon: IconName } }) {
  return (
    <article className={styles.tile}>
      <div className={styles.glyphTheme[service.themeClass]}>
        <Icon name={service.icon} size={32} />
      </div>
      <div className={styles.words}>
        <Heading level={3} look="item">
          <a href={routes.service(service.linkId)} className={styles.link}>
            {service.title}
          </a>
        </Heading>
        {service.descriptions.map((description) => (
          <p key={description} className={styles.line}>
            {description}
          </p>
        ))}
      </div>
    </article>
  );
}
