import type { Metadata } from 'next';
import { DoctorGrid } from '@/components/doctors/DoctorGrid';
import { SpecialtyLayout } from '@/components/services/SpecialtyLayout';
import { SpecialtyPanel } from '@/components/services/SpecialtyPanel';
import { PageFrame } from '@/components/site/PageFrame';
import { PageTitle } from '@/components/site/PageTitle';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { specialties } from '@/content/data/specialties';
import { doctorsOf } from '@/content/model/specialty';
import { pages } from '@/content/data/pages';
import { site } from '@/content/data/site';
import { routes } from '@/content/model/routes';

const { title, description, heading } = pages.services;

export const metadata: Metadata = { title, description };

/** Every specialty with its doctors (specification § 2, /services). */
export default function ServicesPage() {
  return (
    <PageFrame site={site} current={routes.services()}>
      <PageTitle heading={heading} />
      <SpecialtyLayout
        specialties={specialties.map(({ id, title: name }) => ({ id, title: name }))}
      >
        {specialties.map((specialty) => (
          <SpecialtyPanel key={specialty.id} specialty={specialty} id={specialty.id}>
            <DoctorGrid
              doctors={doctorsOf(specialty, doctors)}
              clinic={clinic}
              headingLevel={4}
              columns="1-2-3"
            />
          </SpecialtyPanel>
        ))}
      </SpecialtyLayout>
    </PageFrame>
  );
}
