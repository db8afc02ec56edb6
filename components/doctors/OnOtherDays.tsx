import type { DoctorFilter } from '@/content/model/doctors/doctor-search';
import type { OtherDays } from '@/content/model/doctors/other-days';
import { finger } from '@/components/theme/target.css';

export function OnOtherDays({
  instead: { usual, meanwhile },
  filter: { name, specialty, day },
  action,
}: {
  instead: OtherDays;
  filter: DoctorFilter;
  action: string;
}) {
  const asked = (fields: Record<string, string>) => {
    const chosen = Object.entries(fields).filter(([, value]) => value !== '');
    return `${action}?${new URLSearchParams(chosen).toString()}`;
  };
  return (
    <ul>
      <li>
        <a key={usual} href={asked({ q: name, specialite: specialty })} className={finger}>
          {usual}
        </a>
      </li>
      {meanwhile !== '' && (
        <li>
          <a key={day + meanwhile} href={asked({ jour: day })} className={finger}>
            {`${day === 'aujourdhui' ? 'Aujourd’hui' : `Le ${day}`}\u00a0: ${meanwhile}`}
          </a>
        </li>
      )}
    </ul>
  );
}
