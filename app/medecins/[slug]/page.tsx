import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InnerPage } from '@/app/_frame/InnerPage';
import { DoctorProfile } from '@/components/doctors/DoctorProfile';
import { Letterhead } from '@/components/site/Letterhead';
import { requestHrefOfDoctor } from '@/content/model/booking/offer-data';
import { clinic } from '@/content/model/clinic/data';
import { pagesOfDoctors } from '@/content/model/doctors/pages-data';
import { doctors } from '@/content/model/doctors/data';
import { closures } from '@/content/model/opening-hours/data';
import { pages } from '@/content/model/pages/data';
import { pagesOfSpecialties } from '@/content/model/specialties/pages-data';
import { doctorPageOf } from '@/content/model/doctors/doctor-pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes, slugsOf } from '@/content/model/clinic/routes';
import { siteOrigin } from '@/content/model/clinic/site-address';
import { doctorsOf } from '@/content/model/specialties/specialty';
import { pageOfSpecialty } from '@/content/model/specialties/specialty-pages';
import { doctorInFull } from '@/content/model/structured-data/doctor';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf(pagesOfDoctors);

export const dynamicParams = false;

const doctorAt = async ({ params }: Props) =>
  doctorPageOf(pagesOfDoctors, (await params).slug) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text, doctor } = await doctorAt({ params });
  return pageMetadata(text, routes.doctor(doctor.name), clinic);
}

export default async function DoctorPageRoute({ params }: Props) {
  const { doctor, text } = await doctorAt({ params });
  const path = routes.doctor(doctor.name);
  const { specialty, slug } = pageOfSpecialty(pagesOfSpecialties, doctor.specialties[0]);
  return (
    <InnerPage
      page={text}
      trail={[
        { label: pages.doctors.heading, href: routes.doctors() },
        { label: doctor.name, href: path },
      ]}
      things={[doctorInFull(doctor, clinic, closures)]}
    >
      <DoctorProfile
        doctor={doctor}
        clinic={clinic}
        requestHref={requestHrefOfDoctor(doctor.name)}
        specialtyHref={routes.specialty(slug)}
        closures={closures}
        whatToBring={specialty.whatToBring}
        colleagues={doctorsOf(specialty, doctors)
          .filter(({ name }) => name !== doctor.name)
          .map(({ name }) => ({ label: name, href: routes.doctor(name) }))}
      />
      <Letterhead
        clinic={clinic}
        paper="card"
        codes={[{ label: 'Ses jours sur le site', address: siteOrigin(clinic.siteUrl) + path }]}
      />
    </InnerPage>
  );
}
