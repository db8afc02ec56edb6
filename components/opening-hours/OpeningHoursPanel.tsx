import { headingSize } from '@/components/theme/typography.css';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { buttons } from '@/components/ui/stack/Stack.css';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { Day } from '@/content/model/calendar/day';
import type { Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import type { Rule } from '@/content/model/calendar/rule';
import { announcedSpans } from '@/content/model/doctors/announced';
import { announcedServices } from '@/content/model/opening-hours/closed-days';
import { openingAtAGlance, type ClinicHours } from '@/content/model/opening-hours/service-hours';
import { OpeningHoursTable } from './OpeningHoursTable';
import * as styles from './OpeningHoursPanel.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callOf } from '@/content/model/clinic/ways';

export function OpeningHoursPanel({
  rows,
  hours,
  clinic,
  today,
}: {
  rows: readonly Rule[];
  hours: ClinicHours;
  clinic: Clinic;
  today: Day;
}) {
  return (
    <div className={styles.panel}>
      {rows.length + hours.services.length > 0 && (
        <div className={styles.card}>
          <p className={headingSize.title}>{openingAtAGlance(hours)}</p>
          <OpeningHoursTable rows={rows} services={hours.services} />
        </div>
      )}
      {announcedServices(hours.services, today).map((closed) => (
        <DatedLine key={closed.lead + closed.during.du} {...closed} />
      ))}
      {[{ title: undefined, periods: hours.periods }, ...hours.services].flatMap(
        ({ title, periods }) =>
          announcedSpans({ periodes: periods, builtOn: today }, title).map((other) => (
            <DatedLine key={`${title} ${other.during.du}`} {...other} />
          )),
      )}
      <div className={buttons}>
        <WayButton way={callOf(clinic)} />
        {clinic.geo && (
          <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'outline' }}>
            <Icon name="directions" size={20} />
            Itinéraire
          </NewTabLink>
        )}
      </div>
    </div>
  );
}
