import { textSize } from '@/components/theme/typography.css';
import type { PriceTable } from '@/content/model/practical';
import { priceLabel, priceRange } from '@/content/model/price';
import { RowTable } from './RowTable';
import * as styles from './PriceTables.css';

/** What a consultation costs, in one line. */
export function ConsultationPrice({ consultations }: { readonly consultations: PriceTable }) {
  return (
    <p className={textSize.lead}>
      Une consultation&nbsp;: <strong>{priceLabel(priceRange(consultations))}</strong>.
    </p>
  );
}

/** All prices, those of a kind together. */
export function PriceTables({ tables }: { readonly tables: readonly PriceTable[] }) {
  return (
    <div className={styles.tables}>
      {tables.map(({ heading, rows }) => (
        <div key={heading} className={styles.table}>
          <RowTable
            heading={heading}
            rows={rows.map((price) => ({ term: price.what, text: priceLabel(price) }))}
            of="amounts"
          />
        </div>
      ))}
    </div>
  );
}
