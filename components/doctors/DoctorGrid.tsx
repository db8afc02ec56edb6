import { classNames } from '@/components/ui/class-names/class-names';
import { farPart } from '@/components/ui/far-parts/far-parts';
import { Grid } from '@/components/ui/grid/Grid';
import type { Clinic } from '@/content/model/clinic/clinic';
import { areFew, type Doctor } from '@/content/model/doctors/doctor';
import { cardData } from './cards';
import { DoctorCard } from './DoctorCard';
import * as styles from './DoctorGrid.css';

const inFirstScreens = 6;
const manyCards = 100;

interface DoctorGridProps {
  doctors: readonly Doctor[];
  clinic: Clinic;
  headingLevel: 2 | 3 | 4;
  showPhone?: boolean;
  columns?: '1-2-4' | '1-1-2' | '1-1-1';
  id?: string;
  /** Keyed by the doctor's name. */
  searchWords?: ReadonlyMap<string, string>;
}

/** docs/requirements.md § 9. With an `id`, `DoctorFilter` can filter the cards. */
export function DoctorGrid({
  doctors,
  clinic,
  headingLevel,
  showPhone = true,
  columns = '1-2-4',
  id,
  searchWords,
}: DoctorGridProps) {
  const own = columns === '1-2-4' && areFew(doctors) ? 'few' : columns;
  const ofMany = doctors.length >= manyCards ? styles.ofMany : undefined;
  return (
    <Grid as="ul" columns={own} {...(id !== undefined && { id })}>
      {doctors.map((doctor, index) => (
        <li
          key={doctor.name}
          className={index >= inFirstScreens ? classNames(styles.item, ofMany) : ofMany}
          {...(index >= inFirstScreens && farPart)}
          {...(id !== undefined && cardData(doctor, searchWords?.get(doctor.name)))}
        >
          <DoctorCard
            doctor={doctor}
            clinic={clinic}
            headingLevel={headingLevel}
            showPhone={showPhone}
            portrait={own === '1-2-4' ? 'above' : 'beside'}
          />
        </li>
      ))}
    </Grid>
  );
}
