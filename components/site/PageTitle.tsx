import { Container } from '@/components/ui/section/Container';
import { Heading } from '@/components/ui/heading/Heading';
import { textSize } from '@/components/theme/typography.css';
import * as styles from './PageTitle.css';

/** The head of an inner page: its `<h1>`, with a word before and a sentence after when they help. */
export function PageTitle({
  heading,
  eyebrow,
  intro,
}: {
  readonly heading: string;
  readonly eyebrow?: string;
  readonly intro?: string;
}) {
  return (
    <div className={styles.pageTitle}>
      <Container>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={1} look="display">
          {heading}
        </Heading>
        {intro !== undefined && <p className={`${styles.intro} ${textSize.lead}`}>{intro}</p>}
      </Container>
    </div>
  );
}
