import { CallButton } from '@/components/ui/button/CallButton';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import type { Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import { callLink } from '@/content/model/clinic/phone';
import type { OpeningHours } from '@/content/model/opening-hours/schedule';
import { OpeningHoursTable } from './OpeningHoursTable';
import * as styles from './OpeningHoursPanel.css';

export function OpeningHoursPanel({
  rows,
  clinic,
  picture,
}: {
  rows: readonly OpeningHours[];
  clinic: Clinic;
  picture: PictureFiles;
}) {
  const [mainPhone] = clinic.phones;
  return (
    <div className={styles.layout}>
      <div className={styles.words}>
        <OpeningHoursTable rows={rows} />
        <div className={styles.ways}>
          <CallButton {...callLink(mainPhone)} size="large" />
          <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'outline', size: 'large' }}>
            <Icon name="directions" size={20} />
            Itinéraire
          </NewTabLink>
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
