import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Picture } from '@/components/ui/picture/Picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { Article } from '@/content/model/articles/article';
import { dayInWords } from '@/content/model/calendar/print';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import { row } from '@/components/theme/layout.css';
import { note } from '@/components/theme/typography.css';
import * as styles from './ArticleCard.css';

export type ArticleWithIcon = Article & { icon: IconName };

const widths = {
  column:
    '(min-width: 104em) 23vw, (min-width: 75em) 384px, (min-width: 64em) 31vw, (min-width: 37.5em) 35vw, 92vw',
  lead: '(min-width: 104em) 35vw, (min-width: 75em) 588px, (min-width: 64em) 46vw, (min-width: 37.5em) 35vw, 92vw',
  row: '(min-width: 104em) 13vw, (min-width: 75em) 221px, (min-width: 64em) 18vw, (min-width: 37.5em) 35vw, 92vw',
};

function ReadLink({ slug, title }: Pick<Article, 'slug' | 'title'>) {
  return (
    <a href={routes.article(slug)} className={styles.read}>
      <span>
        Lire l’article<VisuallyHidden>{` «\u00a0${title}\u00a0»`}</VisuallyHidden>
      </span>
      <Icon name="arrow-right" size={20} className={styles.arrow} />
    </a>
  );
}

export function ArticleCard({
  article,
  headingLevel,
  look,
}: {
  article: ArticleWithIcon;
  headingLevel: 2 | 3;
  look: keyof typeof styles.layout;
}) {
  const { slug, title, excerpt, date, icon, Image } = article;
  return (
    <Card as="article">
      <div className={styles.layout[look]}>
        <div className={styles.picture}>
          <Picture
            picture={pictureOf(Image)}
            sizes={widths[look]}
            ratio="3/2"
            className={styles.image}
            frameClassName={styles.frame}
          />
        </div>
        <div className={styles.body}>
          <p className={`${row.xs} ${note}`}>
            <Icon name={icon} size={24} />
            <time dateTime={date}>{dayInWords(date)}</time>
          </p>
          <Heading level={headingLevel} look="item">
            {title}
          </Heading>
          <p className={styles.excerpt}>{excerpt}</p>
          <ReadLink slug={slug} title={title} />
        </div>
      </div>
    </Card>
  );
}
