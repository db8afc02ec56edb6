import { error, label } from '@/components/ui/field/Field.css';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import { problemData } from './problems';
import * as styles from './RadioBoxes.css';

interface RadioBoxesProps {
  name: string;
  legend: string;
  /** Words by value. */
  options: Record<string, string>;
  chosen: string;
  /** A value that cannot be chosen. */
  taken?: string | undefined;
  /** Sentence where nothing is chosen; undefined if that is allowed. */
  missing?: string | undefined;
  problem?: string | undefined;
  isJoined?: boolean;
  onChoose: (value: string) => void;
}

/** Radio buttons as high as a finger. */
export function RadioBoxes({
  name,
  legend,
  options,
  chosen,
  taken,
  missing,
  problem,
  isJoined = false,
  onChoose,
}: RadioBoxesProps) {
  return (
    <fieldset>
      <legend className={isJoined ? visuallyHidden : label}>{legend}</legend>
      <div className={isJoined ? styles.joined : styles.boxes}>
        {Object.entries(options).map(([value, words]) => (
          <label key={value} className={styles.box}>
            <input
              type="radio"
              name={name}
              value={value}
              required={missing !== undefined}
              {...problemData(missing)}
              disabled={value === taken}
              checked={chosen === value}
              onChange={() => {
                onChoose(value);
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && <p className={error}>{problem}</p>}
    </fieldset>
  );
}
