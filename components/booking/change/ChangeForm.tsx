import { answer } from '@/components/booking/request/AppointmentRequest.css';
import { calledPhoneField } from '@/components/booking/steps/asked-fields';
import { useBarChat } from '@/components/booking/send/use-bar-chat';
import { ForeignNumber } from '@/components/booking/steps/ForeignNumber';
import { PatientFields } from '@/components/booking/steps/PatientFields';
import { PatientForm } from '@/components/booking/steps/PatientForm';
import { capitalised } from '@/content/fields/typography';
import type {
  Appointment,
  Change,
  KnownDoctor,
  OfferedChange,
} from '@/content/model/booking/change';
import type { PatientProblems } from '@/components/booking/steps/problems';
import type { Way } from '@/content/model/clinic/ways';
import type { Noun } from '@/content/model/doctors/naming';
import { DayField } from './DayField';
import { DoctorField } from './DoctorField';
import { keptAppointment } from './kept-appointment';

const nameField = {
  name: 'name',
  label: 'Prénom et nom du patient',
  autoComplete: 'name',
  missing: 'Écrivez le prénom et le nom.',
} as const;

interface ChangeFormProps {
  /** Prefix of the ids. */
  id: string;
  change: Change;
  doctors: readonly KnownDoctor[];
  noun: Noun;
  typed: Appointment;
  offered: OfferedChange;
  nationalDigits: number | undefined;
  ways: readonly Way[];
  message: string;
  onSubmit: () => void;
}

type FieldsProps = Omit<ChangeFormProps, 'onSubmit' | 'ways' | 'message'> & {
  problems: PatientProblems;
};

const arrivalField = {
  name: 'arrival',
  label: 'Vous arrivez vers',
  missing: 'Écrivez l’heure, même à peu près.',
} as const;

function Days({ id, change, typed, offered, problems }: FieldsProps) {
  const { oldDays, newDays, appointment, days } = offered;
  const field = { id, typed, problems };
  return (
    <>
      <DayField {...field} label="Jour de votre rendez-vous" name="day" days={oldDays} />
      {change === 'deplacer' && (
        <DayField
          {...field}
          label="Nouveau jour"
          name="newDay"
          days={newDays}
          taken={appointment.day}
          missing="Choisissez le nouveau jour."
        />
      )}
      <div role="status">{appointment.newDay && <p className={answer}>{capitalised(days)}</p>}</div>
    </>
  );
}

function Fields(props: FieldsProps) {
  const { id, change, doctors, noun, typed, nationalDigits, problems } = props;
  return (
    <>
      {change === 'retard' && (
        <p>{'Un message peut être lu trop tard\u00a0: le plus sûr est d’appeler.'}</p>
      )}
      <DoctorField
        id={`${id}-doctor`}
        doctors={doctors}
        noun={noun}
        value={typed.doctor}
        problem={problems.doctor}
      />
      {change !== 'retard' && <Days {...props} />}
      <PatientFields
        id={id}
        fields={[...(change === 'retard' ? [arrivalField] : []), nameField, calledPhoneField]}
        isOwn={false}
        values={typed}
        problems={problems}
        onType={(name, value) => {
          keptAppointment.keep({ [name]: value });
        }}
      />
      <ForeignNumber typed={typed.phone} nationalDigits={nationalDigits} />
    </>
  );
}

export function ChangeForm({ onSubmit, ways, message, ...of }: ChangeFormProps) {
  useBarChat(ways, message);
  return (
    <PatientForm values={of.typed} next="Continuer" onSubmit={onSubmit}>
      {(problems) => <Fields {...of} problems={problems} />}
    </PatientForm>
  );
}
