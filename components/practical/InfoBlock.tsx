import { Children, type ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Folded } from '@/components/ui/folded/Folded';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { LinkList } from '@/components/ui/link/LinkList';
import { prose, stack } from '@/components/theme/layout.css';
import { lead } from '@/components/theme/typography.css';
import type { TitledList } from '@/content/model/booking/schema';
import type { ShownBlock } from '@/content/model/practical/practical';
import { blockIcons } from './BlockMenu';
import { Facts } from './Facts';
import { RowTable } from './RowTable';
import { VerificationDate } from './VerificationDate';
import * as styles from './InfoBlock.css';

function Lists({ lists }: { lists: readonly TitledList[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ heading, items }) => (
        <div key={heading} className={stack.sm}>
          <Heading level={3} look="item">
            {heading}
          </Heading>
          <BulletList items={items} gap="small" />
        </div>
      ))}
    </div>
  );
}

export interface OwnDetails {
  /** Shown after the answer. */
  shown?: ReactNode;
  /** Before the tables, folded with them. */
  folded?: ReactNode;
}

function Details({ summary, children }: { summary: string | undefined; children: ReactNode }) {
  const details = <div className={styles.details}>{children}</div>;
  if (summary === undefined) return details;
  if (Children.toArray(children).length === 0) return null;
  return (
    <Folded where="onPhones" summary={summary}>
      {details}
    </Folded>
  );
}

const titleOf = (anchor: string) => `${anchor}-titre`;

function Question({ name, anchor, block }: ShownBlock) {
  return (
    <div className={styles.head}>
      <Icon name={blockIcons[name]} size={32} className={styles.glyph} />
      <Heading level={2} look="subtitle" id={titleOf(anchor)}>
        {block.heading}
      </Heading>
    </div>
  );
}

export function InfoBlock({
  shown,
  own = {},
  isDated,
}: {
  shown: ShownBlock;
  own: OwnDetails | undefined;
  isDated: boolean;
}) {
  const { name, anchor, block } = shown;
  const { answer, verifie, facts, folded, tables = [], lists, links } = block;
  return (
    <section
      id={anchor}
      aria-labelledby={titleOf(anchor)}
      tabIndex={-1}
      className={name === 'emergencies' ? styles.urgent : styles.block}
    >
      <Question {...shown} />
      <p className={`${prose} ${lead}`}>{answer}</p>
      {own.shown}
      <Details summary={folded}>
        {own.folded}
        {tables.map((table) => (
          <RowTable key={table.heading} {...table} />
        ))}
        {lists && <Lists lists={lists} />}
        {facts && <Facts facts={facts} />}
      </Details>
      {links && <LinkList isRow links={links} />}
      {isDated && verifie && <VerificationDate {...verifie} />}
    </section>
  );
}
