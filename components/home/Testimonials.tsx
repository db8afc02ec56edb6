import { Icon } from '@/components/ui/icon/Icon';
import { Picture } from '@/components/ui/picture/Picture';
import { Section } from '@/components/ui/section/Section';
import { pictureOf } from '@/content/model/pictures/picture';
import { ratingLabel, type Testimonial } from '@/content/model/testimonials/testimonial';
import { note } from '@/components/theme/typography.css';
import * as styles from './Testimonials.css';

const starsOf = (rating: number) =>
  ([1, 2, 3, 4, 5] as const).map((star) => ({ star, lit: star <= rating }));

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { image, name, role, content, rating } = testimonial;
  return (
    <figure className={styles.figure}>
      <div className={styles.stars} role="img" aria-label={ratingLabel(rating)}>
        {starsOf(rating).map(({ star, lit }) => (
          <Icon key={star} name={lit ? 'star' : 'star-empty'} size={20} />
        ))}
      </div>
      <blockquote className={styles.quote}>
        <p>{`«\u00a0${content}\u00a0»`}</p>
      </blockquote>
      <figcaption className={styles.speaker}>
        <div className={styles.portrait}>
          <Picture picture={pictureOf(image)} sizes="44px" ratio="square" alt="" />
        </div>
        <div>
          <b>{name}</b>
          <p className={note}>{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}

const samplesNote = (count: number) =>
  count > 1 ? 'Témoignages donnés en exemple.' : 'Témoignage donné en exemple.';

export function Testimonials({
  testimonials,
  areSamples,
}: {
  testimonials: readonly Testimonial[];
  areSamples: boolean;
}) {
  const isAlone = testimonials.length === 1;
  return (
    <Section
      id="temoignages"
      title={isAlone ? 'Une visite racontée' : 'Ils sont venus nous voir'}
      intro={areSamples ? samplesNote(testimonials.length) : undefined}
      isInner
    >
      <ul
        className={styles.row}
        {...(!isAlone && { tabIndex: 0, role: 'list', 'aria-label': 'Témoignages' })}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.content}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
