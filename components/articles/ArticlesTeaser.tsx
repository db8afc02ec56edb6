import { Card } from '@/components/ui/card/Card';
import { Grid } from '@/components/ui/grid/Grid';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Picture } from '@/components/ui/picture/Picture';
import { Section } from '@/components/ui/section/Section';
import { Stack } from '@/components/ui/stack/Stack';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { articleDate, type Article } from '@/content/model/article';
import { pictureOf } from '@/content/model/picture';
import * as styles from './ArticlesTeaser.css';

function ArticleCard({ article }: { readonly article: Article & { readonly icon: IconName } }) {
  return (
    <Card as="article">
      <div className={styles.layout}>
        <div className={styles.picture}>
          <Picture
            picture={pictureOf(article.Image)}
            sizes="(min-width: 75em) 384px, (min-width: 64em) 31vw, (min-width: 37.5em) 35vw, 92vw"
            ratio="3/2"
          />
        </div>
        <div className={styles.body}>
          <p className={styles.meta}>
            <Icon name={article.icon} size={24} />
            <time dateTime={article.date}>{articleDate(article)}</time>
          </p>
          <div className={styles.title}>
            <Heading level={3} look="item">
              {article.title}
            </Heading>
          </div>
          <p className={styles.excerpt}>{article.excerpt}</p>
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere yet is announced as one, unavailable */}
          <a role="link" aria-disabled="true" className={styles.soon}>
            <span>
              Lire l’article<VisuallyHidden>{` «\u00a0${article.title}\u00a0»`}</VisuallyHidden>
            </span>
            <span className={styles.badge}>bientôt disponible</span>
          </a>
        </div>
      </div>
    </Card>
  );
}

/**
 * The blog teaser: its links lead nowhere yet (specification § 2), and say so. They are read as unavailable, and the
 * keyboard passes them by: a stop that answers nothing would only cost a key press.
 */
export function ArticlesTeaser({
  articles,
}: {
  readonly articles: readonly (Article & { readonly icon: IconName })[];
}) {
  return (
    <Section
      tone="surface"
      id="articles"
      title="Conseils santé"
      intro="Des repères simples, pour la maison."
    >
      <Stack gap="xl">
        <Grid as="ul" columns="1-1-3">
          {articles.map((article) => (
            <li key={article.title}>
              <ArticleCard article={article} />
            </li>
          ))}
        </Grid>
        <Stack direction="row" justify="center">
          <button type="button" disabled className={styles.soonButton}>
            Voir Tous les Articles <span className={styles.badge}>bientôt disponible</span>
          </button>
        </Stack>
      </Stack>
    </Section>
  );
}
