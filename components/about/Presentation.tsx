import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import { Container } from '@/components/ui/section/Container';
import type { TextSection } from '@/content/model/text';
import type { PictureSource } from '@/content/model/picture';
import * as styles from './Presentation.css';

/** A photo of the clinic and the text that presents it (specification § 2, /about). */
export function Presentation({
  sections,
  picture,
}: {
  readonly sections: readonly TextSection[];
  readonly picture: PictureSource;
}) {
  return (
    <Container>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes="(min-width: 75em) 568px, (min-width: 64em) 46vw, 92vw"
            ratio="3/2"
            priority
          />
        </div>
        <div className={styles.words}>
          {sections.map(({ id, heading, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titre`} className={styles.part}>
              <Heading level={2} look="subtitle" id={`${id}-titre`}>
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
