import type { Metadata } from 'next';
import { urgentParts } from '@/components/emergencies/urgent-parts';
import { DoctorGrid } from '@/components/doctors/DoctorGrid';
import { SpecialtyLayout } from '@/components/services/SpecialtyLayout';
import { SpecialtyPanel } from '@/components/services/SpecialtyPanel';
import { InnerPage } from '@/app/_frame/InnerPage';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { situations, urgent } from '@/content/facts/emergencies';
import { specialties } from '@/content/facts/specialties';
import { listedSpecialties, pagesOfSpecialties } from '@/content/facts/specialty-pages';
import { doctorsOf } from '@/content/model/specialties/specialty';
import { aroundHours } from '@/content/facts/night';
import { pages } from '@/content/facts/pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';
import { fieldsData } from '@/content/model/structured-data/clinic';

const page = pages.services;
const path = routes.services();

export const metadata: Metadata = pageMetadata(page, path, clinic);

/** docs/requirements.md § 2, /services */
export default function ServicesPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="CollectionPage"
      things={[fieldsData(clinic, specialties)]}
    >
      <SpecialtyLayout specialties={listedSpecialties}>
        {pagesOfSpecialties.map(({ specialty, slug }) => (
          <SpecialtyPanel
            key={specialty.id}
            specialty={specialty}
            id={specialty.id}
            href={routes.specialty(slug)}
            doctors={doctorsOf(specialty, doctors)}
            {...aroundHours}
            {...urgentParts({
              id: `${specialty.id}-signes`,
              of: specialty,
              situations,
              urgent,
              headingLevel: 3,
            })}
          >
            <DoctorGrid
              doctors={doctorsOf(specialty, doctors)}
              clinic={clinic}
              headingLevel={4}
              columns="1-1-1"
            />
          </SpecialtyPanel>
        ))}
        {specialties.some(({ whenToConsult }) => whenToConsult.length > 0) && (
          <p>Ces conseils ne remplacent pas une consultation.</p>
        )}
      </SpecialtyLayout>
    </InnerPage>
  );
}
