import type { PriceTable } from '@/content/model/practical/practical';
import { priceLabel } from '@/content/model/practical/price';
import { RowTable } from './RowTable';
import * as styles from './PriceTables.css';

function PricesOf({ table, rowsBeside = false }: { table: PriceTable; rowsBeside?: boolean }) {
  return (
    <RowTable
      heading={table.heading}
      rows={table.rows.map((price) => ({ term: price.what, text: priceLabel(price) }))}
      of="amounts"
      rowsBeside={rowsBeside}
    />
  );
}

export function ConsultationPrices({ table }: { table: PriceTable }) {
  return <PricesOf table={table} rowsBeside />;
}

export function PriceTables({ tables }: { tables: readonly PriceTable[] }) {
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
