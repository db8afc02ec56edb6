import { Folded } from '@/components/ui/folded/Folded';
import { equipmentAnchor, type Equipment } from '@/content/model/equipment/equipment';
import * as styles from './EquipmentIndex.css';

export function EquipmentIndex({ equipment }: { equipment: readonly Equipment[] }) {
  return (
    <nav aria-label="Équipements" className={styles.index}>
      <Folded where="onPhones" summary="Aller à un équipement">
        <ul className={styles.names}>
          {equipment.map((block) => (
            <li key={block.id}>
              <a href={`#${equipmentAnchor(block)}`} className={styles.name}>
                {block.title}
              </a>
            </li>
          ))}
        </ul>
      </Folded>
    </nav>
  );
}
