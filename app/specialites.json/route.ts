import { doctors } from '@/content/data/doctors';
import { specialties } from '@/content/data/specialties';
import { wordsOfSpecialties } from '@/content/model/specialty-search';

export const dynamic = 'force-static';

/** What each specialty is found by, as a file of the export: the page of services fetches it for who searches. */
export function GET(): Response {
  return Response.json(wordsOfSpecialties(specialties, doctors));
}
