import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Section } from '@/components/ui/section/Section';
import { routes } from '@/content/model/clinic/routes';
import type { ArticleWithIcon } from './ArticleCard';
import { ArticleGrid } from './ArticleGrid';

/** docs/requirements.md § 9. */
const announced = 3;

export function ArticlesTeaser({ articles }: { articles: readonly ArticleWithIcon[] }) {
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title="Conseils santé"
      tone="surface"
      isFar
      more={
        articles.length > 1 && (
          <ButtonLink href={routes.articles()} kind="outline">
            Voir Tous les Articles
          </ButtonLink>
        )
      }
    >
      <ArticleGrid
        articles={articles.slice(0, announced)}
        headingLevel={3}
        teaser={articles.length > 1}
      />
    </Section>
  );
}
