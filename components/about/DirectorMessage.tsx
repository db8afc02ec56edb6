import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import { Container } from '@/components/ui/section/Container';
import { section } from '@/components/ui/section/Section.css';
import { boldFinger } from '@/components/theme/target.css';
import { headingSize, lead, soft } from '@/components/theme/typography.css';
import type { DirectorMessage as Message, Manager } from '@/content/model/management/schema';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './DirectorMessage.css';

interface DirectorMessageProps {
  message: Message;
  director: Manager;
  complaintHref: string | undefined;
}

function Words({ message, director, complaintHref }: DirectorMessageProps) {
  const [opening, ...others] = message.paragraphs;
  return (
    <div className={styles.words}>
      <Heading level={2} look="title" id="directeur-titre">
        {message.heading}
      </Heading>
      <p className={lead}>{opening}</p>
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {complaintHref !== undefined && (
        <p>
          <a href={complaintHref} className={boldFinger}>
            {'Une réclamation\u00a0?'}
          </a>
        </p>
      )}
      <div className={styles.signature}>
        <p className={headingSize.item}>{director.name}</p>
        <p className={soft}>{director.role}</p>
      </div>
    </div>
  );
}

export function DirectorMessage(props: DirectorMessageProps) {
  return (
    <section aria-labelledby="directeur-titre" className={section({ tone: 'surface' })}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.portrait}>
            <Picture
              picture={pictureOf(props.director.image)}
              sizes="(min-width: 48em) 288px, 88px"
              ratio="4/5"
            />
          </div>
          <Words {...props} />
        </div>
      </Container>
    </section>
  );
}
