import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Stack } from '@/components/ui/stack/Stack';
import type { Specialty } from '@/content/model/specialties/specialty';
import { halves } from '@/components/theme/layout.css';

export function SpecialtyAdvice({
  specialty,
  headingLevel,
}: {
  specialty: Pick<Specialty, 'whenToConsult' | 'whatToBring'>;
  headingLevel: 2 | 3;
}) {
  const lists = [
    { title: 'Consultez si…', items: specialty.whenToConsult },
    { title: 'Apportez', items: specialty.whatToBring },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={halves.lg}>
      {lists.map(({ title, items }) => (
        <Stack key={title} gap="sm">
          <Heading level={headingLevel} look="item">
            {title}
          </Heading>
          <BulletList items={items} gap="small" />
        </Stack>
      ))}
    </div>
  );
}
