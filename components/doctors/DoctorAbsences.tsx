import { DatedLine } from '@/components/ui/dated/DatedLine';
import { announcedAbsences } from '@/content/model/doctors/absence';
import type { Doctor } from '@/content/model/doctors/doctor';
import { routes } from '@/content/model/clinic/routes';

export function DoctorAbsences({ doctor: { absences } }: { doctor: Doctor }) {
  return announcedAbsences(absences).map(({ du, before, during, remplacant }) => (
    <DatedLine key={du} lead="Pas de consultation" before={before} during={during}>
      {remplacant !== undefined && (
        <>
          <br />
          {'À sa place\u00a0: '}
          <a href={routes.doctor(remplacant)}>{remplacant.replace(/^Dr /, 'Dr\u00a0')}</a>
        </>
      )}
    </DatedLine>
  ));
}
