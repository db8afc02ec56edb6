import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { afterHours, dayRangeLabel, hoursLabel, openingLine } from '@/content/model/calendar/print';
import type { Rule } from '@/content/model/calendar/rule';
import { serviceLines, type ServiceHours } from '@/content/model/opening-hours/service-hours';
import * as styles from './OpeningHoursTable.css';

function ServiceRow({ service }: { service: ServiceHours }) {
  return (
    <tr>
      <th scope="row" className={styles.days}>
        {service.title}
      </th>
      <td className={styles.hours}>
        {serviceLines(service).map(({ days, hours, terms }) => (
          <p key={days + hours}>
            {days}
            <span className={styles.unbroken}>{hours}</span>
            {terms}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Closed days are red (docs/requirements.md § 2). */
export function OpeningHoursTable({
  rows,
  services,
}: {
  rows: readonly Rule[];
  services: readonly ServiceHours[];
}) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Horaires d’ouverture</VisuallyHidden>
      </caption>
      <thead className={styles.columnHeaders}>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            Jours
          </th>
          <th scope="col" className={styles.columnHeader}>
            Heures
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={openingLine(row)}>
            <th scope="row" className={styles.days}>
              {dayRangeLabel(row)}
            </th>
            <td className={row.periods.length > 0 ? styles.hours : styles.closed}>
              {hoursLabel(row) + afterHours(row)}
            </td>
          </tr>
        ))}
        {services.map((service) => (
          <ServiceRow key={service.title} service={service} />
        ))}
      </tbody>
    </table>
  );
}
