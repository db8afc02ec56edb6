import { Heading } from '@/components/ui/heading/Heading';
import { stack } from '@/components/ui/stack/Stack.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Doctor } from '@/content/model/doctors/doctor';
import { headingFor } from '@/content/model/doctors/naming';
import { routes } from '@/content/model/clinic/routes';
import type { SpecialtyPage } from '@/content/model/specialties/specialty-pages';
import { DoctorGrid } from './DoctorGrid';
import { boldFinger } from '@/components/theme/target.css';

export function DoctorsOfSpecialty({
  doctors,
  clinic,
  page,
}: {
  doctors: readonly Doctor[];
  clinic: Clinic;
  page?: SpecialtyPage;
}) {
  if (doctors.length === 0) return null;
  return (
    <section id="medecins" aria-labelledby="medecins-titre" className={stack.lg}>
      <Heading level={2} look="subtitle" id="medecins-titre">
        {headingFor(doctors)}
      </Heading>
      {page && (
        <p>
          <a href={routes.specialty(page.slug)} className={boldFinger}>
            {`${page.specialty.title}\u00a0: tout savoir`}
          </a>
        </p>
      )}
      <DoctorGrid doctors={doctors} clinic={clinic} headingLevel={3} columns="1-1-1" />
    </section>
  );
}
