import { Island } from '@/components/islands/Island';
import { Folded } from '@/components/ui/folded/Folded';
import { Lightbox } from '@/components/ui/lightbox/Lightbox';
import { CountedList } from '@/components/ui/list/CountedList';
import { Section } from '@/components/ui/section/Section';
import type { Equipment } from '@/content/model/equipment/equipment';
import { EquipmentBlock, type BlockSize } from './EquipmentBlock';
import * as styles from './EquipmentLists.css';

const sectionId = 'plateau';

/** Large on a wide screen, unfolded on a phone. */
const largeBlocks = 4;

function Blocks({ equipment, size }: { equipment: readonly Equipment[]; size: BlockSize }) {
  return (
    <CountedList className={styles[size]}>
      {equipment.map((block) => (
        <EquipmentBlock key={block.id} equipment={block} size={size} />
      ))}
    </CountedList>
  );
}

export function EquipmentSection({ equipment }: { equipment: readonly Equipment[] }) {
  if (equipment.length === 0) return null;
  const others = equipment.slice(largeBlocks);
  return (
    <Section
      id={sectionId}
      title="Plateau Technique"
      intro={equipment.length > 1 ? 'Nos Équipements Médicaux' : undefined}
      tone="surface"
      isFar
    >
      {/* Before the sliders, so that it is hydrated before their arrows appear. */}
      <Island name="Lightbox" wake="visible" of={Lightbox} props={{ rootId: sectionId }} />
      <Blocks size="large" equipment={equipment.slice(0, largeBlocks)} />
      {others.length > 0 && (
        <Folded
          where="onPhones"
          summary={
            others.length === 1 ? '1 autre équipement' : `${others.length} autres équipements`
          }
          summaryClassName={styles.others}
        >
          <Blocks size="small" equipment={others} />
        </Folded>
      )}
    </Section>
  );
}
