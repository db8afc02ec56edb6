import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import type { Stage } from '@/content/model/booking/sending';
import * as styles from './Sending.css';

/** In the app that the visitor has opened. */
export function LeftToDo({ onStage }: { onStage: (stage: Stage) => void }) {
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
