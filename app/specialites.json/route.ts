import { doctors } from '@/content/model/doctors/data';
import { specialties } from '@/content/model/specialties/data';
import { wordsOfSpecialties } from '@/content/model/specialties/specialty-search';

export const dynamic = 'force-static';

/** Search words of each specialty, which the search of /services fetches. */
export function GET(): Response {
  return Response.json(wordsOfSpecialties(specialties, doctors));
}
