import { Heading } from '@/components/ui/heading/Heading';
import { Stack } from '@/components/ui/stack/Stack';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import { DoctorGrid } from './DoctorGrid';

/** The doctors of one specialty, on its own page. */
export function DoctorsOfSpecialty({
  doctors,
  clinic,
}: {
  readonly doctors: readonly Doctor[];
  readonly clinic: Clinic;
}) {
  return (
    <section id="medecins" aria-labelledby="medecins-titre">
      <Stack gap="lg">
        <Heading level={2} look="subtitle" id="medecins-titre">
          {doctors.length > 1 ? 'Les médecins' : 'Le médecin'}
        </Heading>
        <DoctorGrid doctors={doctors} clinic={clinic} headingLevel={3} columns="1-1-1" />
      </Stack>
    </section>
  );
}
