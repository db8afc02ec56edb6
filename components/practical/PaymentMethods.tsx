import { Icon } from '@/components/ui/icon/Icon';
import { row } from '@/components/theme/layout.css';
import * as styles from './PaymentMethods.css';

export function PaymentMethods({ methods }: { methods: readonly string[] }) {
  return (
    <ul className={row.xs}>
      {methods.map((method) => (
        <li key={method} className={styles.method}>
          <Icon name="check" size={20} />
          {method}
        </li>
      ))}
    </ul>
  );
}
