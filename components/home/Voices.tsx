import { Container } from '@/components/ui/section/Container';
import type { Testimonial } from '@/content/model/testimonials/testimonial';
import { DirectorMessage, type DirectorMessageProps } from './DirectorMessage';
import { Testimonials } from './Testimonials';
import * as styles from './Voices.css';

/** What visitors say, and the director. */
export function Voices({
  testimonials,
  areSamples,
  director,
}: {
  testimonials: readonly Testimonial[];
  areSamples: boolean;
  director: DirectorMessageProps | undefined;
}) {
  if (testimonials.length === 0 && !director) return null;
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.columns}>
          {testimonials.length > 0 && (
            <Testimonials testimonials={testimonials} areSamples={areSamples} />
          )}
          {director && <DirectorMessage {...director} />}
        </div>
      </Container>
    </div>
  );
}
