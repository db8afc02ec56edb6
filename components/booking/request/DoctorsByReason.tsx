import { Heading } from '@/components/ui/heading/Heading';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { Offer, OfferedDoctor } from '@/content/model/booking/request';
import { chatLink, doctorChatText } from '@/content/model/clinic/chat';
import type { PhoneNumber } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import { slotInWords } from '@/content/model/doctors/slot-words';
import * as styles from './DoctorsByReason.css';

function Doctor({
  doctor: { name, consultation },
  chatNumber,
}: {
  doctor: OfferedDoctor;
  chatNumber: PhoneNumber;
}) {
  return (
    <li className={styles.doctor}>
      <div>
        <a href={routes.doctor(name)}>{name}</a>
        <p>{consultation.map(slotInWords).join(', ')}</p>
      </div>
      <NewTabLink href={chatLink(chatNumber, doctorChatText(name))}>WhatsApp</NewTabLink>
    </li>
  );
}

/** Shown where the script of the steps cannot run, or is lost. */
export function DoctorsByReason({
  id,
  reasons,
  doctors,
  chatNumber,
}: Offer & { id: string; chatNumber: PhoneNumber }) {
  return (
    <div id={id} tabIndex={-1} className={styles.list}>
      {reasons.map((reason) => (
        <section
          key={reason.id}
          id={reason.id}
          tabIndex={-1}
          aria-labelledby={`${reason.id}-titre`}
        >
          <Heading level={3} look="item" id={`${reason.id}-titre`}>
            {reason.title}
          </Heading>
          <ul>
            {doctors
              .filter(({ slug }) => reason.doctors.includes(slug))
              .map((doctor) => (
                <Doctor key={doctor.slug} doctor={doctor} chatNumber={chatNumber} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
