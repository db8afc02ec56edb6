import { doctors } from '@/content/data/doctors';
import { specialties } from '@/content/data/specialties';
import { wordsOfSpecialties } from '@/content/model/specialty-search';

export const dynamic = 'force-static';

/** Search words of each specialty, as a file of the export: the search of /services fetches it. */
export function GET(): Response {
  return Response.json(wordsOfSpecialties(specialties, doctors));
}
