import { boldFinger } from '@/components/theme/target.css';
import { soft } from '@/components/theme/typography.css';
import { Folded } from '@/components/ui/folded/Folded';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import type { DirectorMessage as Message, Manager } from '@/content/model/management/schema';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './DirectorMessage.css';

export interface DirectorMessageProps {
  message: Message;
  director: Manager;
  complaintHref: string | undefined;
}

export function DirectorMessage({ message, director, complaintHref }: DirectorMessageProps) {
  const [opening, ...others] = message.paragraphs;
  return (
    <section aria-labelledby="directeur-titre" className={styles.layout}>
      {director.image !== undefined && (
        <div className={styles.portrait}>
          <Picture picture={pictureOf(director.image)} sizes="112px" ratio="4/5" />
        </div>
      )}
      <div>
        <Heading level={2} look="subtitle" id="directeur-titre">
          {message.heading}
        </Heading>
        <p className={styles.name}>{director.name}</p>
        <p className={soft}>{director.role}</p>
      </div>
      <div className={styles.words}>
        <p>{opening}</p>
        <div className={styles.more}>
          {others.length > 0 && (
            <Folded summary="Lire la suite" where="onScreens">
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Folded>
          )}
          {complaintHref !== undefined && (
            <a href={complaintHref} className={boldFinger}>
              {'Une réclamation\u00a0?'}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
