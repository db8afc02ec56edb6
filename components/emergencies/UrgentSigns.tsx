import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import {
  signatureLine,
  signsElsewhere,
  situationLinks,
  situationsNamed,
  type Situation,
} from '@/content/model/emergency';
import * as styles from './UrgentSigns.css';

/** When to come at once: the first signs of the first situation, and the others by name; nothing without a situation. */
export function UrgentSigns({
  of,
  situations,
  headingLevel,
}: {
  /** What names them: a specialty, an article. */
  readonly of: { readonly situations: readonly string[] };
  readonly situations: readonly Situation[];
  readonly headingLevel: 2 | 3;
}) {
  const named = situationsNamed(of.situations, situations);
  const [main] = named;
  if (!main) return null;
  return (
    <div className={styles.signs}>
      <Heading level={headingLevel} look="item">
        Quand venir tout de suite
      </Heading>
      <BulletList items={main.signs.slice(0, signsElsewhere)} gap="small" />
      <p className={styles.note}>{signatureLine(main.signed)}</p>
      <p className={styles.more}>
        {'Tous les signes\u00a0: '}
        {situationLinks(named).map(({ label, href }) => (
          <a key={href} href={href} className={styles.link}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
