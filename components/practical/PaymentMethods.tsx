import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './PaymentMethods.css';

export function PaymentMethods({ methods }: { methods: readonly string[] }) {
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <li key={method} className={styles.method}>
          <Icon name="check" size={20} />
          {method}
        </li>
      ))}
    </ul>
  );
}
