import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { Specialty } from '@/content/model/specialty';
import * as styles from './SpecialtyAdvice.css';

type Level = 2 | 3;

function AdviceList({
  title,
  items,
  headingLevel,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly headingLevel: Level;
}) {
  return (
    <div>
      <Heading level={headingLevel} look="item">
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.bullet}>
              <Icon name="petal" size={20} />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When to consult, and what to bring. */
export function SpecialtyAdvice({
  specialty,
  headingLevel,
}: {
  readonly specialty: Pick<Specialty, 'whenToConsult' | 'whatToBring'>;
  readonly headingLevel: Level;
}) {
  return (
    <div className={styles.advice}>
      <AdviceList
        title="Consultez si…"
        items={specialty.whenToConsult}
        headingLevel={headingLevel}
      />
      <AdviceList title="Apportez" items={specialty.whatToBring} headingLevel={headingLevel} />
    </div>
  );
}
