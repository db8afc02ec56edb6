import { HeadedText } from '@/components/ui/headed-text/HeadedText';
import { Picture } from '@/components/ui/picture/Picture';
import { Container } from '@/components/ui/section/Container';
import type { TextSection } from '@/content/model/text';
import type { PictureSource } from '@/content/model/picture';
import * as styles from './Presentation.css';

/**
 * A photo of the clinic and the text that presents it (specification § 2, /about). On a phone the photo is before the last
 * part: the first screen is words, and who does not read on does not pay for it.
 */
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
        <div className={styles.beginning}>
          <HeadedText parts={sections.slice(0, -1)} />
        </div>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes="(min-width: 75em) 568px, (min-width: 64em) 46vw, 92vw"
            ratio="3/2"
          />
        </div>
        <HeadedText parts={sections.slice(-1)} />
      </div>
    </Container>
  );
}
