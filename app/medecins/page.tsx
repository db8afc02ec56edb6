import type { Metadata } from 'next';
import { DoctorFilter } from '@/components/doctors/DoctorFilter';
import { DoctorGrid } from '@/components/doctors/DoctorGrid';
import { PageBody } from '@/components/site/PageBody';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.doctors;

export const metadata: Metadata = { title, description };

const listId = 'medecins-liste';

/** All doctors (specification § 2, /medecins). */
export default function DoctorsPage() {
  return (
    <PageFrame site={site} current={routes.doctors()}>
      <PageTitle
        heading={heading}
        intro={`${String(doctors.length)} médecins vous reçoivent à la clinique.`}
      />
      <PageBody>
        <DoctorFilter doctors={doctors} listId={listId} />
        <DoctorGrid id={listId} doctors={doctors} clinic={clinic} headingLevel={2} />
      </PageBody>
    </PageFrame>
  );
}
