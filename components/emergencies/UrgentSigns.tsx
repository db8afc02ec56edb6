import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import {
  signatureLine,
  signsElsewhere,
  situationLinks,
  situationsNamed,
  type Situation,
} from '@/content/model/emergencies/emergency';
import type { Urgent } from '@/content/model/emergencies/urgent';
import { linkRow } from '@/components/theme/layout.css';
import { finger } from '@/components/theme/target.css';
import { note } from '@/components/theme/typography.css';
import * as styles from './UrgentSigns.css';
import { WayButton } from '@/components/ui/ways/WayButton';

export function UrgentSigns({
  id,
  of,
  situations,
  urgent,
  headingLevel = 2,
  where = urgent.whenClosed,
}: {
  id: string;
  /** A specialty or an article. */
  of: { situations: readonly string[] };
  situations: readonly Situation[];
  urgent: Urgent;
  headingLevel?: 2 | 3;
  /** What to do at once, and by which entrance. */
  where?: string | undefined;
}) {
  const named = situationsNamed(of.situations, situations);
  const [main] = named;
  if (!main) return null;
  return (
    <section id={id} className={styles.signs}>
      <Heading level={headingLevel} look="subtitle">
        {urgent.heading}
      </Heading>
      <BulletList items={main.signs.slice(0, signsElsewhere)} gap="small" isUrgent />
      <WayButton way={urgent.call} kind="urgent" />
      {where !== undefined && <p>{where}</p>}
      {main.signed && <p className={note}>{signatureLine(main.signed)}</p>}
      <p className={linkRow.md}>
        {'Voir aussi\u00a0: '}
        {situationLinks(named).map(({ label, href }) => (
          <a key={href} href={href} className={finger}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
