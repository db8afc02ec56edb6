import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Section } from '@/components/ui/section/Section';
import type { Clinic } from '@/content/model/clinic/clinic';
import { areFew, type Doctor } from '@/content/model/doctors/doctor';
import { routes } from '@/content/model/clinic/routes';
import { DoctorGrid } from './DoctorGrid';

/** docs/requirements.md § 2 */
export function FeaturedDoctors({
  doctors,
  clinic,
}: {
  doctors: readonly Doctor[];
  clinic: Clinic;
}) {
  const { noun } = clinic;
  if (doctors.length === 0) return null;
  return (
    <Section
      id="doctors"
      // The clinic may have more than it names.
      title={doctors.length === 1 ? 'Qui consulte' : `Nos ${noun}s`}
      tone="surface"
      more={
        !areFew(doctors) && (
          <ButtonLink href={routes.doctors()} kind="outline">
            Voir tous les {noun}s
          </ButtonLink>
        )
      }
    >
      <DoctorGrid doctors={doctors} clinic={clinic} headingLevel={3} showPhone={false} />
    </Section>
  );
}
