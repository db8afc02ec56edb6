import { Grid } from '@/components/ui/grid/Grid';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import { DoctorCard } from './DoctorCard';

interface DoctorGridProps {
  readonly doctors: readonly Doctor[];
  readonly clinic: Clinic;
  readonly headingLevel: 2 | 3 | 4;
  readonly showPhone?: boolean;
  readonly columns?: '1-2-4' | '1-1-2' | '1-1-1';
  readonly id?: string;
  /** Search words of each doctor (`wordsByDoctor`), by the doctor's name. */
  readonly searchWords?: ReadonlyMap<string, string>;
  /** Address of each doctor's specialty page, by the doctor's name; makes the specialty a link. */
  readonly specialtyPages?: ReadonlyMap<string, string>;
}

/**
 * Cards of doctors in 1, 2 or 4 columns by width (docs/requirements.md § 9). The few doctors of one specialty are in
 * fewer columns, with the portrait beside the text. With an `id`, the cards can be filtered.
 */
export function DoctorGrid({
  doctors,
  clinic,
  headingLevel,
  showPhone = true,
  columns = '1-2-4',
  id,
  searchWords,
  specialtyPages,
}: DoctorGridProps) {
  return (
    <Grid as="ul" columns={columns} {...(id !== undefined && { id })}>
      {doctors.map((doctor) => (
        <li
          key={doctor.name}
          {...(id !== undefined && {
            'data-specialty': doctor.specialty,
            'data-words': searchWords?.get(doctor.name),
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
