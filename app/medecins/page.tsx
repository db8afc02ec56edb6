import type { Metadata } from 'next';
import { DoctorFilter, type DoctorFilterProps } from '@/components/doctors/DoctorFilter';
import { DoctorGrid } from '@/components/doctors/DoctorGrid';
import { Island } from '@/components/islands/Island';
import { PageBody } from '@/components/site/PageBody';
import { InnerPage } from '@/app/_frame/InnerPage';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { ifUrgent } from '@/content/facts/emergencies';
import { pages } from '@/content/facts/pages';
import { specialties } from '@/content/facts/specialties';
import { firstDoors } from '@/content/facts/specialty-pages';
import { areFew, distinctSpecialties } from '@/content/model/doctors/doctor';
import { wordsByDoctor } from '@/content/model/specialties/doctor-words';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes } from '@/content/model/clinic/routes';
import { doctorData } from '@/content/model/structured-data/doctor';

const page = pages.doctors;
const path = routes.doctors();

export const metadata: Metadata = pageMetadata(page, path, clinic);

const searchWords = wordsByDoctor(doctors, specialties);

const listId = 'medecins-liste';

const filter: DoctorFilterProps = {
  action: path,
  listId,
  noun: clinic.noun,
  total: doctors.length,
  specialties: distinctSpecialties(doctors),
  firstDoors,
  ifUrgent,
};

const ifLost = { what: 'Le filtre', instead: `voici tous les ${clinic.noun}s`, href: `#${listId}` };

/** docs/requirements.md § 2, /medecins */
export default function DoctorsPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      kind="CollectionPage"
      things={doctors.map((doctor) => doctorData(doctor, clinic))}
    >
      <PageBody>
        {!areFew(doctors) && (
          <Island name="DoctorFilter" wake="use" of={DoctorFilter} props={filter} ifLost={ifLost} />
        )}
        <DoctorGrid
          id={listId}
          doctors={doctors}
          clinic={clinic}
          headingLevel={2}
          searchWords={searchWords}
        />
      </PageBody>
    </InnerPage>
  );
}
