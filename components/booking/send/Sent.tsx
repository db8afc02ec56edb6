import type { ReactNode } from 'react';
import { answer } from '@/components/booking/request/AppointmentRequest.css';
import { Icon } from '@/components/ui/icon/Icon';
import type { SendingProps } from './Sending';
import { row } from './Sending.css';

/** The page knows only what the visitor says: that the message has gone. */
export function Sent({
  words,
  onStage,
  children,
}: Pick<SendingProps, 'onStage' | 'children'> & { words: ReactNode }) {
  return (
    <>
      <p className={answer}>{words}</p>
      {children}
      <button
        type="button"
        className={row}
        onClick={() => {
          onStage('message');
        }}
      >
        <Icon name="chat" size={24} />
        {'Pas parti\u00a0? Renvoyer'}
      </button>
    </>
  );
}
