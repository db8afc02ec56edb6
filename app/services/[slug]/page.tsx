import type { Metadata } from 'next';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { EquipmentOfSpecialty } from '@/components/equipment/EquipmentOfSpecialty';
import { SpecialtyIntroduction } from '@/components/services/SpecialtyIntroduction';
import { SpecialtyNeighbours } from '@/components/services/SpecialtyNeighbours';
import { InnerPage } from '@/components/site/InnerPage';
import { clinic } from '@/content/data/clinic';
import { doctors } from '@/content/data/doctors';
import { equipment } from '@/content/data/equipment';
import { openingHours } from '@/content/data/opening-hours';
import { practical } from '@/content/data/practical';
import { site } from '@/content/data/site';
import { adviceChecked, pagesOfSpecialties } from '@/content/data/specialty-pages';
import { equipmentOf } from '@/content/model/equipment';
import { pageMetadata } from '@/content/model/page-metadata';
import { questionsBeside } from '@/content/model/practical';
import { routes } from '@/content/model/routes';
import { doctorsOf } from '@/content/model/specialty';
import { specialtyPageOf } from '@/content/model/specialty-pages';
import { doctorData } from '@/content/model/structured-data/doctor';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

/** One page a specialty. */
export const generateStaticParams = () => pagesOfSpecialties.map(({ slug }) => ({ slug }));

export const dynamicParams = false;

/** The head of a specialty's page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, text } = specialtyPageOf(pagesOfSpecialties, (await params).slug);
  return pageMetadata(text, routes.specialty(slug), clinic);
}

/** A specialty on a page of its own, for those who come from a search. */
export default async function SpecialtyPageRoute({ params }: Props) {
  const { slug } = await params;
  const { specialty, text, previous, next } = specialtyPageOf(pagesOfSpecialties, slug);
  const itsDoctors = doctorsOf(specialty, doctors);
  return (
    <InnerPage
      site={site}
      page={text}
      trail={[
        { label: 'Services', href: routes.services() },
        { label: specialty.title, href: routes.specialty(slug) },
      ]}
      things={itsDoctors.map((doctor) => doctorData(doctor, clinic))}
    >
      <SpecialtyIntroduction
        specialty={specialty}
        href={routes.specialty(slug)}
        clinic={clinic}
        openingHours={openingHours}
        questions={questionsBeside(routes.specialty(slug), practical)}
        adviceChecked={adviceChecked}
      >
        <DoctorsOfSpecialty doctors={itsDoctors} clinic={clinic} />
      </SpecialtyIntroduction>
      <EquipmentOfSpecialty equipment={equipmentOf(specialty, equipment)} />
      <SpecialtyNeighbours previous={previous} next={next} />
    </InnerPage>
  );
}
