import { Container } from '@/components/ui/section/Container';
import { Heading } from '@/components/ui/heading/Heading';
import type { TextSection } from '@/content/model/text';
import * as styles from './TextSections.css';

/** A page of plain text: headed parts, each with paragraphs, points and a link. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <Container>
      <div className={styles.text}>
        {sections.map(({ id, heading, paragraphs, points, link }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`} className={styles.part}>
            <Heading level={2} look="subtitle" id={`${id}-titre`}>
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
    </Container>
  );
}
