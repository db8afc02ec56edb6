import { Heading } from '@/components/ui/heading/Heading';
import type { OwnAnswer } from '@/content/model/practical/practical';
import { Facts } from './Facts';
import { PriceTables } from './PriceTables';
import { stack } from '@/components/theme/layout.css';
import * as styles from './OwnAnswers.css';

export function OwnAnswers({ answers }: { answers: readonly OwnAnswer[] }) {
  return answers.map(({ heading, href, answer, prices, facts }) => (
    <section key={href} className={stack.sm}>
      <Heading level={2} look="item">
        <a href={href} className={styles.question}>
          {heading}
        </a>
      </Heading>
      {answer !== undefined && <p>{answer}</p>}
      {prices.length > 0 && <PriceTables tables={prices} />}
      {facts.length > 0 && <Facts facts={facts} />}
    </section>
  ));
}
