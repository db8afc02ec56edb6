import { Grid } from '@/components/ui/grid/Grid';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import { DoctorCard } from './DoctorCard';

/**
 * Doctors as cards in 1, 2 or 4 columns by width (specification § 9), or fewer, each with the portrait beside the words,
 * for the one to three of a specialty. With an `id` they can be filtered.
 */
export function DoctorGrid({
  doctors,
  clinic,
  headingLevel,
  showPhone = true,
  columns = '1-2-4',
  id,
  specialtyPages,
}: {
  readonly doctors: readonly Doctor[];
  readonly clinic: Clinic;
  readonly headingLevel: 2 | 3 | 4;
  readonly showPhone?: boolean;
  readonly columns?: '1-2-4' | '1-1-2' | '1-1-1';
  readonly id?: string;
  /** Address of the page of each doctor's specialty, by the doctor's name; the title is then a link to it. */
  readonly specialtyPages?: ReadonlyMap<string, string>;
}) {
  return (
    <Grid as="ul" columns={columns} {...(id !== undefined && { id })}>
      {doctors.map((doctor) => (
        <li
          key={doctor.name}
          {...(id !== undefined && {
            'data-name': doctor.name,
            'data-specialty': doctor.specialty,
          })}
        >
          <DoctorCard
            doctor={doctor}
            clinic={clinic}
            headingLevel={headingLevel}
            showPhone={showPhone}
            portrait={columns === '1-2-4' ? 'above' : 'beside'}
            specialtyPage={specialtyPages?.get(doctor.name)}
          />
        </li>
      ))}
    </Grid>
  );
}
