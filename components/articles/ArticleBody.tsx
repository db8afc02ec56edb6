import type { ReactNode } from 'react';
import { HeadedSection } from '@/components/ui/headed-text/HeadedSection';
import { points } from '@/components/ui/headed-text/HeadedText.css';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Picture } from '@/components/ui/picture/Picture';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { linkRow, rounded, stack } from '@/components/theme/layout.css';
import { lead, soft } from '@/components/theme/typography.css';
import type { Article } from '@/content/model/articles/article';
import { dayInWords } from '@/content/model/calendar/print';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './ArticleBody.css';

function Byline({ date, reviewedBy }: Pick<Article, 'date' | 'reviewedBy'>) {
  return (
    <p className={`${linkRow.md} ${soft}`}>
      <span>
        Publié le <time dateTime={date}>{dayInWords(date)}</time>
      </span>
      {reviewedBy !== undefined && <span>{`Relu par ${reviewedBy}`}</span>}
    </p>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section aria-labelledby="sources-titre" className={styles.sources}>
      <Heading level={2} look="item" id="sources-titre">
        Sources
      </Heading>
      <CountedList className={points}>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </CountedList>
      <p>Cet article ne remplace pas une consultation.</p>
    </section>
  );
}

/** `children` are the doctors of the article's specialty. */
export function ArticleBody({
  article: { slug, title, excerpt, date, reviewedBy, Image, sections, sources },
  strip,
  signs,
  children,
}: {
  article: Article;
  strip: ReactNode;
  signs: ReactNode;
  children: ReactNode;
}) {
  const [first, ...others] = sections;
  return (
    <article className={styles.layout}>
      {strip}
      <div className={stack.sm}>
        <p className={lead}>{excerpt}</p>
        <Byline date={date} {...(reviewedBy !== undefined && { reviewedBy })} />
      </div>
      {first && <HeadedSection {...first} />}
      {signs}
      <div className={rounded.large}>
        <Picture picture={pictureOf(Image)} sizes="(min-width: 46em) 680px, 92vw" ratio="16/9" />
      </div>
      {others.map((part) => (
        <HeadedSection key={part.id} {...part} />
      ))}
      <div>
        <ShareButton href={routes.article(slug)} title={title} />
      </div>
      <Sources sources={sources} />
      {children}
    </article>
  );
}
