import type { Metadata } from 'next';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { urgentParts } from '@/components/emergencies/urgent-parts';
import { EquipmentOfSpecialty } from '@/components/equipment/EquipmentOfSpecialty';
import { OwnAnswers } from '@/components/practical/OwnAnswers';
import { ConsultationTimes } from '@/components/services/ConsultationTimes';
import { SpecialtyIntroduction } from '@/components/services/SpecialtyIntroduction';
import { SpecialtyNeighbours } from '@/components/services/SpecialtyNeighbours';
import { InnerPage } from '@/app/_frame/InnerPage';
import { requestHrefOf } from '@/content/model/booking/offer-data';
import { clinic } from '@/content/model/clinic/data';
import { doctors } from '@/content/model/doctors/data';
import { situations, urgent } from '@/content/model/emergencies/data';
import { equipment } from '@/content/model/equipment/data';
import { pagesOfSpecialties } from '@/content/model/specialties/pages-data';
import { equipmentOf } from '@/content/model/equipment/equipment';
import { closures } from '@/content/model/opening-hours/data';
import { isOpenAtNight } from '@/content/model/opening-hours/night-data';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { answersOf } from '@/content/model/pages/site-data';
import { routes } from '@/content/model/clinic/routes';
import { doctorsOf } from '@/content/model/specialties/specialty';
import { specialtyPageOf } from '@/content/model/specialties/specialty-pages';
import { doctorData } from '@/content/model/structured-data/doctor';

const hours = { closures, isOpenAtNight };

type Props = { params: Promise<{ slug: string }> };

const servicesLink = { label: 'Services', href: routes.services() };

export const generateStaticParams = () => pagesOfSpecialties.map(({ slug }) => ({ slug }));

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, text } = specialtyPageOf(pagesOfSpecialties, (await params).slug);
  return pageMetadata(text, routes.specialty(slug), clinic);
}

/** For visitors who come from a search engine. */
export default async function SpecialtyPageRoute({ params }: Props) {
  const page = specialtyPageOf(pagesOfSpecialties, (await params).slug);
  const { specialty, slug, text, previous, next } = page;
  const itsDoctors = doctorsOf(specialty, doctors);
  return (
    <InnerPage
      page={text}
      trail={[servicesLink, { label: specialty.title, href: routes.specialty(slug) }]}
      things={itsDoctors.map((doctor) => doctorData(doctor, clinic))}
    >
      <SpecialtyIntroduction
        page={page}
        requestHref={requestHrefOf(specialty.id)}
        clinic={clinic}
        times={<ConsultationTimes doctors={itsDoctors} {...hours} />}
        {...urgentParts({ of: specialty, situations, urgent })}
        answers={<OwnAnswers answers={answersOf(specialty.id, routes.specialty(slug))} />}
      >
        <DoctorsOfSpecialty doctors={itsDoctors} clinic={clinic} />
      </SpecialtyIntroduction>
      <EquipmentOfSpecialty equipment={equipmentOf(specialty, equipment)} />
      <SpecialtyNeighbours previous={previous} next={next} />
    </InnerPage>
  );
}
