import { Island } from '@/components/islands/Island';
import { Folded } from '@/components/ui/folded/Folded';
import { Lightbox } from '@/components/ui/lightbox/Lightbox';
import { CountedList } from '@/components/ui/list/CountedList';
import { Section } from '@/components/ui/section/Section';
import type { Equipment } from '@/content/model/equipment/equipment';
import { EquipmentBlock } from './EquipmentBlock';
import * as styles from './EquipmentBlock.css';
import { EquipmentIndex } from './EquipmentIndex';

const sectionId = 'plateau';

/** Even, so that the sides of the others alternate too. */
const blocksInSight = 6;

function Blocks({ equipment }: { equipment: readonly Equipment[] }) {
  return (
    <CountedList className={styles.blocks}>
      {equipment.map((block) => (
        <EquipmentBlock key={block.id} equipment={block} />
      ))}
    </CountedList>
  );
}

export function EquipmentSection({ equipment }: { equipment: readonly Equipment[] }) {
  if (equipment.length === 0) return null;
  const others = equipment.slice(blocksInSight);
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
      {equipment.length > 1 && <EquipmentIndex equipment={equipment} />}
      <Blocks equipment={equipment.slice(0, blocksInSight)} />
      {others.length > 0 && (
        <Folded
          where="onPhones"
          summary={
            others.length === 1 ? '1 autre équipement' : `${others.length} autres équipements`
          }
          summaryClassName={styles.others}
        >
          <Blocks equipment={others} />
        </Folded>
      )}
    </Section>
  );
}
