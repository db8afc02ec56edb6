import { PatientFields } from '@/components/booking/steps/PatientFields';
import type { PatientProblems } from '@/components/booking/steps/problems';
import { RadioBoxes } from '@/components/booking/steps/RadioBoxes';
import { shortDay } from '@/content/model/calendar/print';
import type { Day } from '@/content/model/calendar/day';
import type { Appointment } from '@/content/model/booking/change';
import { keptAppointment } from './kept-appointment';

interface DayFieldProps {
  /** Prefix of the ids. */
  id: string;
  label: string;
  name: 'day' | 'newDay';
  days: readonly Day[];
  taken?: string;
  missing?: string;
  typed: Appointment;
  problems: PatientProblems;
}

const keep = (field: string, value: string) => {
  keptAppointment.keep({ [field]: value });
};

function Offered({ label, name, days, taken, missing, typed, problems }: DayFieldProps) {
  return (
    <RadioBoxes
      name={name}
      legend={label}
      options={{
        ...Object.fromEntries(days.map((day) => [day, shortDay(day)])),
        autre: 'Autre jour',
      }}
      chosen={typed[name]}
      taken={taken}
      missing={missing}
      problem={problems[name]}
      onChoose={(value) => {
        keep(name, value);
      }}
    />
  );
}

/** The days of a doctor, or what the visitor writes. */
export function DayField(props: DayFieldProps) {
  const { id, label, name, days, missing, typed, problems } = props;
  const typedName = name === 'day' ? 'typedDay' : 'typedNewDay';
  return (
    <>
      {days.length > 0 && <Offered {...props} />}
      {(days.length === 0 || typed[name] === 'autre') && (
        <PatientFields
          id={id}
          fields={[{ name: typedName, label, missing }]}
          isOwn
          values={typed}
          problems={problems}
          onType={keep}
        />
      )}
    </>
  );
}
