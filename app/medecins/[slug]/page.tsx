import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InnerPage } from '@/app/_frame/InnerPage';
import { DoctorProfile } from '@/components/doctors/DoctorProfile';
import { UrgentStrip } from '@/components/emergencies/UrgentStrip';
import { Letterhead } from '@/components/site/Letterhead';
import { requestHrefOfDoctor } from '@/content/model/booking/offer-data';
import { clinic } from '@/content/model/clinic/data';
import { pagesOfDoctors } from '@/content/model/doctors/pages-data';
import { urgent } from '@/content/model/emergencies/data';
import { closures } from '@/content/model/opening-hours/data';
import { pages } from '@/content/model/pages/data';
import { linksBefore } from '@/content/model/pages/site-data';
import { serviceOf } from '@/content/model/specialties/pages-data';
import { doctorPageOf } from '@/content/model/doctors/doctor-pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes, slugsOf } from '@/content/model/clinic/routes';
import { siteOrigin } from '@/content/model/clinic/site-address';
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
  return (
    <InnerPage
      page={text}
      trail={[
        { label: pages.doctors.heading, href: routes.doctors() },
        { label: doctor.name, href: path },
      ]}
      things={[doctorInFull(doctor, clinic)]}
    >
      <DoctorProfile
        doctor={doctor}
        clinic={clinic}
        requestHref={requestHrefOfDoctor(doctor.name)}
        strip={<UrgentStrip call={urgent.call} />}
        links={linksBefore(doctor)}
        closures={closures}
        {...serviceOf(doctor)}
      />
      <Letterhead
        clinic={clinic}
        paper="card"
        codes={[{ label: 'Ses jours sur le site', address: siteOrigin(clinic.siteUrl) + path }]}
      />
    </InnerPage>
  );
}
