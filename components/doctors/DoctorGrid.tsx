import { Grid } from '@/components/ui/grid/Grid';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import { DoctorCard } from './DoctorCard';

/** Doctors as cards in 1, 2 or 4 columns by width (specification § 9). */
export function DoctorGrid({
  doctors,
  clinic,
  headingLevel,
  showPhone = true,
}: {
  readonly doctors: readonly Doctor[];
  readonly clinic: Clinic;
  readonly headingLevel: 2 | 3 | 4;
  readonly showPhone?: boolean;
}) {
  return (
    <Grid as="ul" columns="1-2-4">
      {doctors.map((doctor) => (
        <li key={doctor.name}>
          <DoctorCard
            doctor={doctor}
            clinic={clinic}
            headingLevel={headingLevel}
            showPhone={showPhone}
          />
        </li>
      ))}
    </Grid>
  );
}
