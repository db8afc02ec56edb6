import { Section } from '@/components/ui/section/Section';
import { Stack } from '@/components/ui/stack/Stack';
import type { Equipment } from '@/content/model/equipment';
import { EquipmentBlock } from './EquipmentBlock';

/** The « Plateau Technique » of the home page, anchor `plateau` (specification § 2). */
export function EquipmentSection({ equipment }: { readonly equipment: readonly Equipment[] }) {
  return (
    <Section id="plateau" title="Plateau Technique" intro="Nos Équipements Médicaux" tone="surface">
      <Stack as="ul" gap="xxl">
        {equipment.map((block) => (
          <EquipmentBlock key={block.id} equipment={block} />
        ))}
      </Stack>
    </Section>
  );
}
