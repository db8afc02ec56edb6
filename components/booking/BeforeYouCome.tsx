import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Container } from '@/components/ui/section/Container';
import type { Booking, TitledList } from '@/content/model/booking/schema';
import * as styles from './BeforeYouCome.css';

function WhatToBring({ heading, items }: TitledList) {
  return (
    <section aria-labelledby="apporter-titre">
      <Heading level={2} look="subtitle" gap="md" id="apporter-titre">
        {heading}
      </Heading>
      <BulletList items={items} gap="medium" />
    </section>
  );
}

function WhatHappensNext({ heading, items }: TitledList) {
  return (
    <section aria-labelledby="suite-titre">
      <Heading level={2} look="subtitle" gap="md" id="suite-titre">
        {heading}
      </Heading>
      <CountedList as="ol" className={styles.list}>
        {items.map((item, index) => (
          <li key={item} className={styles.item}>
            <span className={styles.step} aria-hidden="true">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </CountedList>
    </section>
  );
}

export function BeforeYouCome({
  text,
}: {
  text: Pick<Booking, 'whatToBring' | 'whatHappensNext'>;
}) {
  const { whatToBring, whatHappensNext } = text;
  if (!whatToBring && !whatHappensNext) return null;
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.layout}>
          {whatToBring && <WhatToBring {...whatToBring} />}
          {whatHappensNext && <WhatHappensNext {...whatHappensNext} />}
        </div>
      </Container>
    </div>
  );
}
