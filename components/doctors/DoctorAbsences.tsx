import { DatedLine } from '@/components/ui/dated/DatedLine';
import { absencesFrom, absenceWords } from '@/content/model/absence';
import { builtDay } from '@/content/model/build';
import type { Doctor } from '@/content/model/doctor';
import { routes } from '@/content/model/routes';

/** When a doctor is away, and who receives meanwhile. Nothing of what was over when the site was built. */
export function DoctorAbsences({ doctor: { absences } }: { readonly doctor: Doctor }) {
  if (!absences?.length) return null;
  return absencesFrom(absences, builtDay()).map((absence) => (
    <DatedLine key={absence.du} lead="Pas de consultation" {...absenceWords(absence)}>
      {absence.remplacant !== undefined && (
        <>
          <br />
          {'À sa place\u00a0: '}
          <a href={routes.doctor(absence.remplacant)}>
            {absence.remplacant.replace(/^Dr /, 'Dr\u00a0')}
          </a>
        </>
      )}
    </DatedLine>
  ));
}
