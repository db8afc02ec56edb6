import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { PracticalName, ShownBlock } from '@/content/model/practical/practical';
import * as styles from './BlockMenu.css';

export const blockIcons: Record<PracticalName, IconName> = {
  emergencies: 'phone',
  access: 'pin',
  prices: 'price',
  payments: 'wallet',
  coverage: 'shield',
  maternity: 'baby',
  vaccinations: 'syringe',
  results: 'flask',
  visitors: 'clock',
  pharmacy: 'pill',
  languages: 'chat',
};

export function BlockMenu({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <nav aria-label="Sur cette page">
      <ul className={styles.menu}>
        {blocks.map(({ name, anchor, block }) => (
          <li key={name} className={styles.place({ urgent: name === 'emergencies' })}>
            <a href={`#${anchor}`} className={styles.item({ urgent: name === 'emergencies' })}>
              <Icon name={blockIcons[name]} size={24} />
              {block.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
