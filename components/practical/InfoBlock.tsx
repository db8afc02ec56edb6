import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { textSize } from '@/components/theme/typography.css';
import type { TitledList } from '@/content/model/booking';
import { dayInWords } from '@/content/model/day';
import type { PracticalBlock, PracticalFact, ShownBlock } from '@/content/model/practical';
import { blockIcons } from './BlockMenu';
import { RowTable } from './RowTable';
import * as styles from './InfoBlock.css';

function Facts({ facts }: { readonly facts: readonly PracticalFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lists({ lists }: { readonly lists: readonly TitledList[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ heading, items }) => (
        <div key={heading} className={styles.list}>
          <Heading level={3} look="item">
            {heading}
          </Heading>
          <BulletList items={items} gap="small" />
        </div>
      ))}
    </div>
  );
}

function Foot({ link, checked }: Pick<PracticalBlock, 'link' | 'checked'>) {
  return (
    <div className={styles.foot}>
      {link && (
        <a href={link.href} className={styles.more}>
          {link.label}
        </a>
      )}
      <p className={styles.checked}>
        Vérifié le <time dateTime={checked}>{dayInWords(checked)}</time>
      </p>
    </div>
  );
}

/** One question and its answer: the short answer, `children` that only this block has, then what the block holds. */
export function InfoBlock({
  shown: { name, anchor, block },
  children,
}: {
  readonly shown: ShownBlock;
  readonly children: ReactNode;
}) {
  const { heading, answer, checked, facts, tables = [], lists, link } = block;
  const titleId = `${anchor}-titre`;
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={name === 'emergencies' ? styles.urgent : styles.block}
    >
      <div className={styles.head}>
        <span className={styles.glyph}>
          <Icon name={blockIcons[name]} size={32} />
        </span>
        <Heading level={2} look="subtitle" id={titleId}>
          {heading}
        </Heading>
      </div>
      <p className={`${styles.answer} ${textSize.lead}`}>{answer}</p>
      {children}
      {tables.map((table) => (
        <RowTable key={table.heading} {...table} />
      ))}
      {lists && <Lists lists={lists} />}
      {facts && <Facts facts={facts} />}
      <Foot checked={checked} {...(link && { link })} />
    </section>
  );
}
