import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { textSize } from '@/components/theme/typography.css';
import * as styles from './Message.css';

/** A page that has one thing to say and ways out: wrong address, failure. */
export function Message({
  heading,
  text,
  picture,
  children,
}: {
  readonly heading: ReactNode;
  readonly text: string;
  /** Beside the words on a wide screen alone. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.message}>
        <div className={styles.words}>
          <Heading level={1} look="display" color="heading">
            {heading}
          </Heading>
          <p className={textSize.lead}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </Container>
  );
}
