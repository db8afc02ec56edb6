import { decode, encode } from '@/content/model/calendar/code';
import type { Emergencies } from '@/content/model/doctors/day-at-clinic';
import { partIn } from './today-data';

const always = 'night';

/** Returns what the title of the strip has, which `emergenciesIn` reads. */
export function emergenciesData(emergencies: Emergencies): string {
  if (typeof emergencies !== 'boolean') return encode(emergencies);
  return emergencies ? always : '';
}

/** Reads what `emergenciesData` wrote. */
export function emergenciesIn(strip: ParentNode): Emergencies {
  const { title = '' } = partIn(strip, 'title')?.dataset ?? {};
  return title === '' || title === always ? title !== '' : decode(title);
}
