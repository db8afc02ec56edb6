import { Heading } from '@/components/ui/heading/Heading';
import * as styles from './HeadedText.css';

export interface HeadedPart {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
}

export function HeadedText({ parts }: { readonly parts: readonly HeadedPart[] }) {
  return (
    <div className={styles.parts}>
      {parts.map(({ id, heading, paragraphs, points, link }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`} className={styles.part}>
          <Heading level={2} look="subtitle" color="heading" id={`${id}-titre`}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link && (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
