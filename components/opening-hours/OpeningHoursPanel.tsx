import { CallButton } from '@/components/ui/button/CallButton';
import { DatedLine } from '@/components/ui/dated/DatedLine';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import type { Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import { callLink, phoneFor } from '@/content/model/clinic/phone';
import { announcedServices } from '@/content/model/opening-hours/closed-days';
import type { OpeningHours } from '@/content/model/opening-hours/schedule';
import type { ServiceHours } from '@/content/model/opening-hours/service-hours';
import { OpeningHoursTable } from './OpeningHoursTable';
import * as styles from './OpeningHoursPanel.css';

export function OpeningHoursPanel({
  rows,
  services,
  clinic,
  picture,
}: {
  rows: readonly OpeningHours[];
  services: readonly ServiceHours[];
  clinic: Clinic;
  picture: PictureFiles;
}) {
  const mainPhone = phoneFor(clinic.phones, 'standard');
  return (
    <div className={styles.layout}>
      <div className={styles.words}>
        <OpeningHoursTable rows={rows} services={services} />
        {announcedServices(services).map((closed) => (
          <DatedLine key={closed.lead + closed.during.du} {...closed} />
        ))}
        <div className={styles.ways}>
          <CallButton {...callLink(mainPhone)} size="large" />
          {clinic.geo && (
            <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'outline', size: 'large' }}>
              <Icon name="directions" size={20} />
              Itinéraire
            </NewTabLink>
          )}
        </div>
      </div>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes="(min-width: 104em) 41vw, (min-width: 75em) 672px, (min-width: 64em) 54vw, 46vw"
          ratio="16/9"
          // Decorative: a phone does not show it.
          alt=""
        />
      </div>
    </div>
  );
}
