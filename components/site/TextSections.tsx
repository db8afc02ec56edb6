import { HeadedText } from '@/components/ui/headed-text/HeadedText';
import { Container } from '@/components/ui/section/Container';
import type { TextSection } from '@/content/model/about/schema';
import * as styles from './TextSections.css';

export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <Container>
      <div className={styles.text}>
        <HeadedText parts={sections} />
      </div>
    </Container>
  );
}
