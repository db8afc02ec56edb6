import { InlineScript } from '@/components/islands/InlineScript';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { shownSteps, signatureLine, type Situation } from '@/content/model/emergencies/emergency';
import { situationsId } from './fold.inline';
import * as styles from './SituationList.css';

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <Heading level={4} look="item">
        En attendant
      </Heading>
      <BulletList items={steps} gap="small" />
    </div>
  );
}

function SituationDetails({ situation }: { situation: Situation }) {
  const { id, title, signs, sources, signed } = situation;
  return (
    // In development, `fold.inline.ts` removes `open` before React hydrates the element.
    <details id={id} open tabIndex={-1} className={styles.situation} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading level={3} look="item">
          {title}
        </Heading>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.details}>
        <BulletList items={signs} gap="small" />
        <Steps steps={shownSteps(situation)} />
        <p className={styles.note}>
          {signed && `${signatureLine(signed)} `}
          {`Sources\u00a0: ${sources.join('\u00a0; ')}.`}
        </p>
      </div>
    </details>
  );
}

export function SituationList({ situations }: { situations: readonly Situation[] }) {
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby="signes-titre" className={styles.section}>
      <Heading level={2} look="subtitle" id="signes-titre">
        Quand venir tout de suite
      </Heading>
      {situations.some(({ signed }) => !signed) && (
        <p className={styles.note}>{signatureLine(undefined)}</p>
      )}
      <ul id={situationsId} className={styles.list}>
        {situations.map((situation) => (
          <li key={situation.id}>
            <SituationDetails situation={situation} />
          </li>
        ))}
      </ul>
      <InlineScript name="fold" />
    </section>
  );
}
