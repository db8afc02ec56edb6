import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Stack } from '@/components/ui/stack/Stack';
import type { Specialty } from '@/content/model/specialties/specialty';
import * as styles from './SpecialtyAdvice.css';

type Level = 2 | 3;

function AdviceList({
  title,
  items,
  headingLevel,
}: {
  title: string;
  items: readonly string[];
  headingLevel: Level;
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

export function SpecialtyAdvice({
  specialty,
  headingLevel,
}: {
  specialty: Pick<Specialty, 'whenToConsult' | 'whatToBring'>;
  headingLevel: Level;
}) {
  const lists = [
    { title: 'Consultez si…', items: specialty.whenToConsult },
    { title: 'Apportez', items: specialty.whatToBring },
  ];
  return (
    <div className={styles.advice}>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <AdviceList key={title} title={title} items={items} headingLevel={headingLevel} />
        ))}
    </div>
  );
}
