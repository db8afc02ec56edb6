import { textSize } from '@/components/theme/typography.css';
import type { PriceTable } from '@/content/model/practical';
import { priceLabel, priceRange } from '@/content/model/price';
import { RowTable } from './RowTable';
import * as styles from './PriceTables.css';

/** What a consultation costs in one line, then all prices. */
export function PriceTables({
  consultations,
  others,
}: {
  readonly consultations: PriceTable;
  readonly others: readonly PriceTable[];
}) {
  return (
    <>
      <p className={textSize.lead}>
        Une consultation&nbsp;: <strong>{priceLabel(priceRange(consultations))}</strong>.
      </p>
      <div className={styles.tables}>
        {[consultations, ...others].map(({ heading, rows }) => (
          <div key={heading} className={styles.table}>
            <RowTable
              heading={heading}
              rows={rows.map((price) => ({ term: price.what, text: priceLabel(price) }))}
              of="amounts"
            />
          </div>
        ))}
      </div>
    </>
  );
}
