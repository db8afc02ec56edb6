import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import type { SendingProps } from './Sending';
import * as styles from './Sending.css';

/** In the app that the visitor has opened. */
export function LeftToDo({ onStage }: Pick<SendingProps, 'onStage'>) {
  return (
    <>
      <p>
        {'Touchez Envoyer '}
        <span className={styles.send}>
          <Icon name="send" size={20} />
        </span>
        {' là-bas, puis revenez.'}
      </p>
      <button
        type="button"
        className={button({ size: 'large' })}
        onClick={() => {
          onStage('envoye');
        }}
      >
        <Icon name="check" size={24} />
        C’est envoyé
      </button>
    </>
  );
}
