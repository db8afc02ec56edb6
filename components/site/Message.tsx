import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { lead } from '@/components/theme/typography.css';
import * as styles from './Message.css';

export function Message({
  heading,
  text,
  picture,
  search,
  children,
}: {
  heading: ReactNode;
  text: string;
  picture?: ReactNode;
  search?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.message}>
        <div className={styles.words}>
          <Heading level={1} look="display">
            {heading}
          </Heading>
          <p className={lead}>{text}</p>
          {search}
          <div className={styles.actions}>{children}</div>
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </Container>
  );
}
