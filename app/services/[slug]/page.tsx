import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { urgentParts } from '@/components/emergencies/urgent-parts';
import { EquipmentOfSpecialty } from '@/components/equipment/EquipmentOfSpecialty';
import { OwnAnswers } from '@/components/practical/OwnAnswers';
import { ConsultationTimes } from '@/components/services/ConsultationTimes';
import { SpecialtyIntroduction } from '@/components/services/SpecialtyIntroduction';
import { SpecialtyNeighbours } from '@/components/services/SpecialtyNeighbours';
import { InnerPage } from '@/app/_frame/InnerPage';
import { requestHrefOf } from '@/content/facts/offer';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { situations, urgent } from '@/content/facts/emergencies';
import { equipment } from '@/content/facts/equipment';
import { pagesOfSpecialties, specialtyPageAt } from '@/content/facts/specialty-pages';
import { equipmentOf } from '@/content/model/equipment/equipment';
import { aroundHours } from '@/content/facts/night';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { answersOf } from '@/content/facts/site';
import { routes, slugsOf } from '@/content/model/clinic/routes';
import { doctorsOf } from '@/content/model/specialties/specialty';
import { doctorData } from '@/content/model/structured-data/doctor';
import { waysTo } from '@/content/model/clinic/ways';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf(pagesOfSpecialties);

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, text } = specialtyPageAt((await params).slug) ?? notFound();
  return pageMetadata(text, routes.specialty(slug), clinic);
}

export default async function SpecialtyPageRoute({ params }: Props) {
  const page = specialtyPageAt((await params).slug) ?? notFound();
  const { specialty, slug, text } = page;
  const itsDoctors = doctorsOf(specialty, doctors);
  return (
    <InnerPage
      page={text}
      trail={[
        { label: 'Services', href: routes.services() },
        { label: specialty.title, href: routes.specialty(slug) },
      ]}
      things={itsDoctors.map((doctor) => doctorData(doctor, clinic))}
      ways={waysTo(clinic, 'appointment', { subject: specialty.title, line: specialty.ligne })}
    >
      <SpecialtyIntroduction
        page={page}
        requestHref={requestHrefOf(specialty.id)}
        clinic={clinic}
        times={<ConsultationTimes doctors={itsDoctors} {...aroundHours} />}
        {...urgentParts({ of: specialty, situations, urgent })}
        answers={<OwnAnswers answers={answersOf(specialty.id, routes.specialty(slug))} />}
      >
        <DoctorsOfSpecialty doctors={itsDoctors} clinic={clinic} />
      </SpecialtyIntroduction>
      <EquipmentOfSpecialty equipment={equipmentOf(specialty, equipment)} />
      {pagesOfSpecialties.length > 1 && <SpecialtyNeighbours {...page} />}
    </InnerPage>
  );
}
