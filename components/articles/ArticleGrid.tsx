import { Grid } from '@/components/ui/grid/Grid';
import { ArticleCard, type ArticleWithIcon } from './ArticleCard';

/** Articles as cards, in their order. */
export function ArticleGrid({
  articles,
  headingLevel,
  rail = false,
}: {
  readonly articles: readonly ArticleWithIcon[];
  readonly headingLevel: 2 | 3;
  /** In a row on a phone. */
  readonly rail?: boolean;
}) {
  return (
    <Grid as="ul" columns="1-1-3" rail={rail}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}
