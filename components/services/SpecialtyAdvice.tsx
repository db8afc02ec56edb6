import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Stack } from '@/components/ui/stack/Stack';
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
    <Stack gap="sm">
      <Heading level={headingLevel} look="item">
        {title}
      </Heading>
      <BulletList items={items} gap="small" />
    </Stack>
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
