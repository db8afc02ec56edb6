import type { Metadata } from 'next';
import { InnerPage } from '@/app/_frame/InnerPage';
import { ClinicInEnglish } from '@/components/english/ClinicInEnglish';
import { PageBody } from '@/components/site/PageBody';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { emergency, urgent } from '@/content/facts/emergencies';
import { english, pages } from '@/content/facts/pages';
import { insurers } from '@/content/facts/insurers';
import { hours, openingHours } from '@/content/facts/opening-hours';
import { routes } from '@/content/model/clinic/routes';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { waysTo } from '@/content/model/clinic/ways';

const page = pages.english;
const path = routes.english();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** The export omits this page if its text is absent. */
export default function EnglishPage() {
  if (!english) return null;
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      title={{ intro: english.introduction }}
      ways={waysTo(clinic, 'question', { text: english.appointment.message })}
    >
      <PageBody>
        <ClinicInEnglish
          text={english}
          clinic={clinic}
          urgent={urgent}
          emergency={emergency}
          rows={hours.emergencyRows}
          openingHours={openingHours}
          services={hours.services}
          doctors={doctors}
          insurers={insurers}
        />
      </PageBody>
    </InnerPage>
  );
}
