import type { SendingProps } from '@/components/booking/send/Sending';
import { bullets, row } from '@/components/booking/send/Sending.css';
import { Sent } from '@/components/booking/send/Sent';
import { Icon } from '@/components/ui/icon/Icon';
import type { TitledList } from '@/content/model/booking/schema';

export interface AfterSending {
  whatToBring: TitledList | undefined;
  /** Where the way to the clinic is shown. */
  wayHref: string;
  /** Where an appointment is moved or cancelled. */
  changeHref: string;
}

const Bring = ({ heading, items }: TitledList) => (
  <>
    <h4>
      <b>{heading}</b>
    </h4>
    <ul className={bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

export function SentStep({
  whatToBring,
  wayHref,
  changeHref,
  reply,
  onStage,
}: AfterSending & Pick<SendingProps, 'onStage'> & { reply: string | undefined }) {
  return (
    <Sent
      onStage={onStage}
      words={
        <>
          <b>{'Pas encore un rendez-vous\u00a0: attendez notre réponse.'}</b> {reply}
        </>
      }
    >
      {whatToBring && <Bring {...whatToBring} />}
      <div>
        <a href={wayHref} className={row}>
          <Icon name="directions" size={24} />
          Comment venir
        </a>
        <a href={changeHref} className={row}>
          <Icon name="calendar" size={24} />
          Le déplacer ou l’annuler
        </a>
      </div>
    </Sent>
  );
}
