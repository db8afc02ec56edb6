import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InnerPage } from '@/app/_frame/InnerPage';
import { DoctorProfile } from '@/components/doctors/DoctorProfile';
import { UrgentStrip } from '@/components/ui/urgent-strip/UrgentStrip';
import { notice } from '@/content/facts/booking';
import { requestHrefOfDoctor } from '@/content/facts/offer';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { urgent } from '@/content/facts/emergencies';
import { closures } from '@/content/facts/opening-hours';
import { pages } from '@/content/facts/pages';
import { linksBefore } from '@/content/facts/site';
import { serviceOf } from '@/content/facts/specialty-pages';
import { doctorPageOf, doctorPages } from '@/content/model/doctors/doctor-pages';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes, slugsOf } from '@/content/model/clinic/routes';
import { doctorInFull } from '@/content/model/structured-data/doctor';
import { waysTo } from '@/content/model/clinic/ways';

const pagesOfDoctors = doctorPages(doctors, clinic);

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
      ways={waysTo(clinic, 'appointment', { doctor })}
    >
      <DoctorProfile
        doctor={doctor}
        clinic={clinic}
        requestHref={requestHrefOfDoctor(doctor.name)}
        notice={notice}
        strip={<UrgentStrip call={urgent.call} whatToDo={routes.emergencies()} />}
        links={linksBefore(doctor)}
        closures={closures}
        {...serviceOf(doctor)}
      />
    </InnerPage>
  );
}
