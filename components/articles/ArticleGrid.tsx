import { Grid } from '@/components/ui/grid/Grid';
import { ArticleCard, type ArticleCardLook, type ArticleWithIcon } from './ArticleCard';

/** Articles as cards, in their order. */
export function ArticleGrid({
  articles,
  ...look
}: ArticleCardLook & { readonly articles: readonly ArticleWithIcon[] }) {
  return (
    <Grid as="ul" columns="1-1-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} {...look} />
        </li>
      ))}
    </Grid>
  );
}
