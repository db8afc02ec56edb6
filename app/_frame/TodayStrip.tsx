import { Today } from '@/components/site/today/Today';
import { doctors } from '@/content/model/doctors/data';
import { closures } from '@/content/model/opening-hours/data';
import { isOpenAtNight } from '@/content/model/opening-hours/night-data';

export const TodayStrip = () => (
  <Today doctors={doctors} closures={closures} isOpenAtNight={isOpenAtNight} />
);
