import { InlineScript } from '@/components/islands/InlineScript';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { farPart } from '@/components/ui/far-parts/far-parts';
import { Folded } from '@/components/ui/folded/Folded';
import { staysOpen } from '@/components/ui/folded/stays-open';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { CountedList } from '@/components/ui/list/CountedList';
import { shownSteps, signatureLine, type Situation } from '@/content/model/emergencies/emergency';
import type { Urgent } from '@/content/model/emergencies/urgent';
import type { SiteLink } from '@/content/model/pages/navigation';
import { note } from '@/components/theme/typography.css';
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

function SituationDetails({
  situation,
  articles,
}: {
  situation: Situation;
  articles: readonly SiteLink[];
}) {
  const { id, title, vital, signs, signed } = situation;
  return (
    // In development, `fold.inline.ts` removes `open` before React hydrates the element.
    <details id={id} {...(vital && staysOpen)} open tabIndex={-1} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading level={3} look="item">
          {title}
        </Heading>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.details} {...(vital === undefined && farPart)}>
        <BulletList items={signs} gap="small" />
        <Steps steps={shownSteps(situation)} />
        {/* Vital situations link to no article, since minutes count. */}
        {vital === undefined &&
          articles.map(({ label, href }) => (
            <p key={href}>
              {'Notre conseil\u00a0: '}
              <a href={href} className={styles.article}>
                {label}
              </a>
            </p>
          ))}
        {signed && <p className={styles.onScreen}>{signatureLine(signed)}</p>}
      </div>
    </details>
  );
}

export function SituationList({
  heading,
  situations,
  articlesOn,
}: Pick<Urgent, 'heading'> & {
  situations: readonly Situation[];
  articlesOn: (situation: string) => readonly SiteLink[];
}) {
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby="signes-titre" className={styles.section}>
      <Heading level={2} look="subtitle" id="signes-titre">
        {heading}
      </Heading>
      <CountedList className={styles.list}>
        {situations.map((situation) => (
          <li key={situation.id} className={styles.item}>
            <SituationDetails situation={situation} articles={articlesOn(situation.id)} />
          </li>
        ))}
      </CountedList>
      <InlineScript name="fold" />
      <div className={styles.onScreen}>
        <Folded summary="Sources">
          <ul>
            {situations.map(({ id, title, sources }) => (
              <li key={id}>{`${title}\u00a0: ${sources.join('\u00a0; ')}.`}</li>
            ))}
          </ul>
        </Folded>
      </div>
      <p className={note}>Cette page ne remplace pas une consultation.</p>
    </section>
  );
}
