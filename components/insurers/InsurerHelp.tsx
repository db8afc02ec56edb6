import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { capitalised, uncapitalised } from '@/content/fields/typography';
import type { PracticalBlock, PracticalFact } from '@/content/model/practical/practical';
import { stack } from '@/components/theme/layout.css';
import * as styles from './InsurerHelp.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import type { Way } from '@/content/model/clinic/ways';

const inFrench = new Intl.ListFormat('fr');

/** Returns « L’accord d’avance et ce qui reste à payer ». */
const namesOf = (facts: readonly PracticalFact[]): string =>
  capitalised(inFrench.format(facts.map(({ term }) => uncapitalised(term))));

function NotInTheList({ call }: { call: Way }) {
  return (
    <section aria-labelledby="assurance-absente" className={stack.sm}>
      <Heading level={2} look="subtitle" id="assurance-absente">
        {`Votre assureur n’est pas dans la liste\u00a0?`}
      </Heading>
      <p>{`Appelez-nous\u00a0: nous vous disons s’il est accepté.`}</p>
      <div>
        <WayButton way={call} />
      </div>
    </section>
  );
}

export function InsurerHelp({
  call,
  coverage,
  moreHref,
}: {
  call: Way;
  coverage: PracticalBlock | undefined;
  moreHref: string;
}) {
  return (
    <Container>
      <div className={styles.help}>
        <NotInTheList call={call} />
        {coverage && (
          <section aria-labelledby="assurance-apporter" className={stack.sm}>
            <Heading level={2} look="subtitle" id="assurance-apporter">
              {coverage.lists ? 'Ce qu’il faut apporter' : coverage.label}
            </Heading>
            {coverage.lists?.map(({ heading, items }) => (
              <BulletList key={heading} items={items} gap="small" />
            )) ?? <p>{coverage.answer}</p>}
            {coverage.facts && (
              <p>
                <a href={moreHref} className={styles.more}>
                  {namesOf(coverage.facts)}
                </a>
              </p>
            )}
          </section>
        )}
      </div>
    </Container>
  );
}
