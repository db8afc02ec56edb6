import { describe } from '@/components/ui/field/describe';
import { error } from '@/components/ui/field/Field.css';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import * as styles from './ConsentField.css';
import { problemData } from './problems';

interface ConsentFieldProps {
  id: string;
  policyHref: string;
  checked: boolean;
  problem: string | undefined;
  onChange: (checked: boolean) => void;
}

function ConsentBox({ id, checked, problem, onChange }: Omit<ConsentFieldProps, 'policyHref'>) {
  return (
    <input
      id={id}
      name="consent"
      type="checkbox"
      required
      {...problemData('Cochez cette case pour continuer.')}
      className={styles.box}
      checked={checked}
      {...describe(id, { error: problem })}
      onChange={(event) => {
        onChange(event.currentTarget.checked);
      }}
    />
  );
}

/** Required by docs/requirements.md § 5. The policy opens in a new tab, since leaving the page would lose the input. */
export function ConsentField(props: ConsentFieldProps) {
  const { id, policyHref, problem } = props;
  return (
    <div>
      <div className={styles.consent}>
        <ConsentBox {...props} />
        <label htmlFor={id}>
          J’autorise la clinique à utiliser mes informations personnelles pour ce rendez-vous et
          j’ai lu la <NewTabLink href={policyHref}>politique de confidentialité</NewTabLink>.
        </label>
      </div>
      {problem !== undefined && (
        <p id={`${id}-erreur`} className={error}>
          {problem}
        </p>
      )}
    </div>
  );
}
