import { DatedLine } from '@/components/ui/dated/DatedLine';
import { announcedDays } from '@/content/model/doctors/announced';
import type { Doctor } from '@/content/model/doctors/doctor';
import { nameInOneLine } from '@/content/model/doctors/naming';
import { routes } from '@/content/model/clinic/routes';

export function AnnouncedDays({ doctor }: { doctor: Doctor }) {
  return announcedDays(doctor).map(({ children, remplacant, ...days }) => (
    <DatedLine key={`${days.lead ?? ''}${days.during.du}`} {...days}>
      {children}
      {remplacant !== undefined && (
        <>
          <br />
          {'À sa place\u00a0: '}
          <a href={routes.doctor(remplacant)}>{nameInOneLine(remplacant)}</a>
        </>
      )}
    </DatedLine>
  ));
}
