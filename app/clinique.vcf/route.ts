import { clinic } from '@/content/facts/clinic';
import { hours } from '@/content/facts/opening-hours';
import { clinicCard } from '@/content/model/clinic/vcard';

export const dynamic = 'force-static';

/** For « Enregistrer nos numéros ». */
export function GET(): Response {
  return new Response(clinicCard(clinic, hours), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
