import { Island } from '@/components/islands/Island';
import { Lightbox } from '@/components/ui/lightbox/Lightbox';
import { Section } from '@/components/ui/section/Section';
import type { Equipment } from '@/content/model/equipment/equipment';
import { EquipmentBlock } from './EquipmentBlock';
import * as styles from './EquipmentBlock.css';
import { EquipmentIndex } from './EquipmentIndex';

const sectionId = 'plateau';

export function EquipmentSection({ equipment }: { equipment: readonly Equipment[] }) {
  if (equipment.length === 0) return null;
  return (
    <Section
      id={sectionId}
      title="Plateau Technique"
      intro={equipment.length > 1 ? 'Nos Équipements Médicaux' : undefined}
      tone="surface"
    >
      {/* Before the sliders, so that it is hydrated before their arrows appear. */}
      <Island name="Lightbox" wake="visible" of={Lightbox} props={{ rootId: sectionId }} />
      {equipment.length > 1 && <EquipmentIndex equipment={equipment} />}
      <ul className={styles.blocks}>
        {equipment.map((block) => (
          <EquipmentBlock key={block.id} equipment={block} />
        ))}
      </ul>
    </Section>
  );
}
