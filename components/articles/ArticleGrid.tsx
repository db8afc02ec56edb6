import { Grid } from '@/components/ui/grid/Grid';
import { ArticleCard, type ArticleWithIcon } from './ArticleCard';
import { first } from './ArticleGrid.css';

export function ArticleGrid({
  articles,
  headingLevel,
  teaser = false,
}: {
  articles: readonly ArticleWithIcon[];
  headingLevel: 2 | 3;
  teaser?: boolean;
}) {
  return (
    <Grid as="ul" columns={teaser ? '1-1-2' : '1-1-3'} rail={teaser}>
      {articles.map((article, index) => (
        <li key={article.slug} className={teaser && index === 0 ? first : undefined}>
          <ArticleCard
            article={article}
            headingLevel={headingLevel}
            look={teaser ? (index === 0 ? 'lead' : 'row') : 'column'}
          />
        </li>
      ))}
    </Grid>
  );
}
