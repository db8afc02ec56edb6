import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { EmailAddress } from '@/components/ui/link/EmailAddress';
import { CountedList } from '@/components/ui/list/CountedList';
import * as styles from './HeadedText.css';

export interface HeadedPart {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  link?: { label: string; href: string };
}

const emailAddress = /(\S+@[\w.-]+\w)/;

function Words({ text }: { text: string }) {
  return text
    .split(emailAddress)
    .map((part) => (emailAddress.test(part) ? <EmailAddress key={part} address={part} /> : part));
}

export function HeadedSection({
  id,
  heading,
  paragraphs,
  points,
  link,
  children,
}: HeadedPart & { children?: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={styles.part}>
      <Heading level={2} look="subtitle" id={`${id}-titre`}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Words text={paragraph} />
        </p>
      ))}
      {points && points.length > 0 && (
        <CountedList className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Words text={point} />
            </li>
          ))}
        </CountedList>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
      {children}
    </section>
  );
}
