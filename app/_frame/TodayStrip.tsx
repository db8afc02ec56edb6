import { Today } from '@/components/site/today/Today';
import { today } from '@/content/facts/build';
import { doctors } from '@/content/facts/doctors';
import { closures } from '@/content/facts/opening-hours';
import { emergenciesToday } from '@/content/facts/night';

export const TodayStrip = () => (
  <Today doctors={doctors} closures={closures} today={today} emergencies={emergenciesToday} />
);
