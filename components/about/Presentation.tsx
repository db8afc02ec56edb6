import { HeadedText } from '@/components/ui/headed-text/HeadedText';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import { Container } from '@/components/ui/section/Container';
import type { TextSection } from '@/content/model/about/schema';
import * as styles from './Presentation.css';

export function Presentation({
  sections,
  picture,
}: {
  sections: readonly TextSection[];
  picture: PictureFiles | undefined;
}) {
  return (
    <Container>
      <div className={styles.layout}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes="(min-width: 104em) 46vw, (min-width: 75em) 768px, (min-width: 64em) 62vw, 92vw"
              ratio="3/2"
              className={styles.full}
              frameClassName={styles.full}
              priority
            />
          </div>
        )}
        <HeadedText parts={sections} />
      </div>
    </Container>
  );
}
