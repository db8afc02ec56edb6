import { capitalised } from '@/content/fields/typography';
import type { PriceRows } from '@/content/model/practical/practical';
import { priceAnchor, priceLabel } from '@/content/model/practical/price';
import { RowTable } from './RowTable';
import * as styles from './PriceTables.css';

function PricesOf({ table, rowsBeside = false }: { table: PriceRows; rowsBeside?: boolean }) {
  return (
    <RowTable
      heading={table.heading}
      rows={table.rows.map((price) => ({
        id: priceAnchor(table.heading, price),
        term: price.what,
        text: capitalised(priceLabel(price)),
      }))}
      of="amounts"
      rowsBeside={rowsBeside}
    />
  );
}

export function ConsultationPrices({ table }: { table: PriceRows }) {
  return <PricesOf table={table} rowsBeside />;
}

export function PriceTables({ tables }: { tables: readonly PriceRows[] }) {
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <div key={table.heading} className={styles.table}>
          <PricesOf table={table} />
        </div>
      ))}
    </div>
  );
}
